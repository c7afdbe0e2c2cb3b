import { expect, test } from 'vitest'
import { foldRows, shareOf } from './chart-rows.ts'

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index, name: `Project ${index}`, hours: index + 0.1 }))

test('rows of a chart are sorted by hours, the most first, and by name where they are equal', () => {
  const equal = [
    { id: 1, name: 'Beta', hours: 2 },
    { id: 2, name: 'Alpha', hours: 2 },
    { id: 3, name: 'Gamma', hours: 3 },
  ]
  expect(foldRows(equal).shown.map(({ name }) => name)).toEqual(['Gamma', 'Alpha', 'Beta'])
})

test('a chart of six rows shows them all, and of seven the last two are one sum', () => {
  expect(foldRows(rows(6))).toMatchObject({ shown: { length: 6 }, rest: undefined })
  const { shown, rest } = foldRows(rows(7))
  expect(shown.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2])
  expect(rest).toEqual({ count: 2, hours: 1.2 })
})

test('the summed rows of a chart are shown one by one when the sum is opened', () => {
  expect(foldRows(rows(40), true)).toMatchObject({ shown: { length: 40 }, rest: undefined })
})

test('a chart may have no rows', () => {
  expect(foldRows([])).toEqual({ shown: [], rest: undefined })
})

test('a bar is as long as its share of the longest, and few hours stay visible', () => {
  expect([shareOf(4, 8), shareOf(8, 8), shareOf(0.01, 160), shareOf(0, 8), shareOf(0, 0)]).toEqual([
    '50%',
    '100%',
    '1%',
    '0',
    '0',
  ])
})
