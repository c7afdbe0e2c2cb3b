import { expect, test } from 'vitest'
import { everyRow } from './every-row.ts'

const pagesOf = (pages: readonly (readonly string[])[]) => (page: number) =>
  Promise.resolve({ rows: pages[page - 1] ?? [], pages: pages.length })

test('the rows of all pages follow each other in the order of the pages', async () => {
  expect(await everyRow(pagesOf([['a', 'b'], ['c', 'd'], ['e']]))).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('a list without a page has no rows', async () => {
  expect(await everyRow(pagesOf([]))).toEqual([])
})
