import postcss from 'postcss'
import { expect, test } from 'vitest'
import { lightOnPaper } from './light-on-paper.ts'

const written = async (css: string) =>
  (await postcss([lightOnPaper()]).process(css, { from: undefined })).css
    .replace(/\s*([{}\s])\s*/g, ' $1 ')
    .replace(/\s+/g, ' ')
    .trim()

test('rules of the dark scheme do not apply on paper, wherever they stand', async () => {
  expect(await written(':root[data-mantine-color-scheme="dark"] { --ink: #fff }')).toBe(
    '@media not print { :root[data-mantine-color-scheme="dark"] { --ink: #fff } }',
  )
  expect(
    await written("@layer mantine { :where([data-mantine-color-scheme='dark']) .a { color: #fff } }"),
  ).toBe(
    "@layer mantine { @media not print { :where([data-mantine-color-scheme='dark']) .a { color: #fff } } }",
  )
})

test('rules of the light scheme apply on paper in both schemes, with the same weight and at the same place', async () => {
  expect(
    await written(
      ':where([data-mantine-color-scheme=light]) .a, [data-mantine-color-scheme="light"] .b { color: #000 } .c { color: red }',
    ),
  ).toBe(
    ':where([data-mantine-color-scheme=light]) .a, [data-mantine-color-scheme="light"] .b { color: #000 } ' +
      '@media print { :where([data-mantine-color-scheme]) .a, [data-mantine-color-scheme] .b { color: #000 } } ' +
      '.c { color: red }',
  )
})

test('rules of no scheme stay as they are', async () => {
  const css = '.a { color: red } [data-mantine-color-scheme] .b { color: blue }'
  expect(await written(css)).toBe(css)
})
