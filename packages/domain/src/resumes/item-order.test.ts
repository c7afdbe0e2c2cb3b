import { expect, test } from 'vitest'
import { isNewer, movedToGap, positionsOf, swapped, withNew } from './item-order.ts'

const item = (id: number, start: string, end: string | null) => ({ id, start, end })

test.each([
  ['going on', ['2019-01-01', null], 'ended later than it began', ['2018-01-01', '2026-01-01']],
  ['ended later', ['2015-01-01', '2021-05-01'], 'ended before', ['2018-01-01', '2020-01-01']],
  ['going on and began later', ['2022-01-01', null], 'going on and began before', ['2020-01-01', null]],
  [
    'ended together and began later',
    ['2019-01-01', '2020-01-01'],
    'began before',
    ['2018-01-01', '2020-01-01'],
  ],
] as const)('what is %s (%j) is newer than what %s (%j)', (_, [start, end], __, [otherStart, otherEnd]) => {
  const [newer, older] = [item(1, start, end), item(2, otherStart, otherEnd)]
  expect(isNewer(newer, older)).toBe(true)
  expect(isNewer(older, newer)).toBe(false)
})

const newestFirst = [
  item(1, '2022-01-01', null),
  item(2, '2018-01-01', '2021-12-01'),
  item(3, '2012-01-01', '2015-06-01'),
]
const byHand = [
  item(3, '2012-01-01', '2015-06-01'),
  item(1, '2022-01-01', null),
  item(2, '2018-01-01', '2021-12-01'),
]

test.each([
  ['going on since last', newestFirst, item(9, '2024-01-01', null), [9, 1, 2, 3]],
  ['going on since before', newestFirst, item(9, '2020-01-01', null), [1, 9, 2, 3]],
  ['of the middle', newestFirst, item(9, '2015-07-01', '2017-12-01'), [1, 2, 9, 3]],
  ['of the beginning', newestFirst, item(9, '2010-01-01', '2011-12-01'), [1, 2, 3, 9]],
  ['of the same months as another', newestFirst, item(9, '2018-01-01', '2021-12-01'), [1, 2, 9, 3]],
  ['of the middle, in an order by hand', byHand, item(9, '2015-07-01', '2017-12-01'), [9, 3, 1, 2]],
  ['of the beginning, in an order by hand', byHand, item(9, '2010-01-01', '2011-12-01'), [3, 1, 2, 9]],
  ['into an empty section', [], item(9, '2010-01-01', null), [9]],
])('a new item %s stands before the first older one', (_, items, added, order) => {
  expect(withNew(items, added)).toEqual(order)
  // The list may hold the new item already, at its end.
  expect(withNew([...items, added], added)).toEqual(order)
})

test('two items swap their places, and the others stay', () => {
  expect(swapped([1, 2, 3, 4], 1, 3)).toEqual([3, 2, 1, 4])
})

test.each([
  [1, 3, [2, 3, 1, 4]],
  [4, 0, [4, 1, 2, 3]],
  [1, 4, [2, 3, 4, 1]],
  [2, 1, [1, 2, 3, 4]],
  [2, 2, [1, 2, 3, 4]],
])('of four items the %d. moves to the gap after %d of them', (id, gap, order) => {
  expect(movedToGap([1, 2, 3, 4], id, gap)).toEqual(order)
})

test('the positions of a section are those of its order', () => {
  expect(positionsOf([7, 3, 9])).toEqual({ 7: 1, 3: 2, 9: 3 })
})
