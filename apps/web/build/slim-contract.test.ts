import { expect, test } from 'vitest'
import { slimmed } from './slim-contract.ts'

test('an endpoint keeps what the browser sends, and loses its schemas', () => {
  const code = `export const all = { list: route({ method: 'GET', url: '/a', access: 'everyone', schema: { response: { 200: z.array(a) } } }) }`
  expect(slimmed('a.ts', code)).toBe(
    `export const all = { list: /* @__PURE__ */ route({ method: 'GET', url: '/a', }) }`,
  )
})

test('a call outside functions is marked as pure once, with all that is chained to it', () => {
  expect(slimmed('a.ts', `const name = z.string().check(z.trim())`)).toBe(
    `const name = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.trim())`,
  )
})

test('a call inside a function stays as it is', () => {
  const code = `export const parsed = (text: string) => z.parse(name, text)\nfunction note(text: string) { seen.add(text) }`
  expect(slimmed('a.ts', code)).toBe(code)
})
