import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedTo } from './positions.ts'

type Positions = Record<number, number>

const itemsOf = (positions: Positions) =>
  Object.entries(positions).map(([id, position]) => ({ id: Number(id), position }))
const mapOf = (positions: Positions) =>
  new Map(itemsOf(positions).map(({ id, position }) => [id, position] as const))

test.each<[string, Positions, Positions, Positions]>([
  ['two items swap', { 7: 1, 8: 2, 9: 3 }, { 7: 2, 8: 1 }, { 7: 2, 8: 1 }],
  ['all items get new positions', { 7: 1, 8: 2, 9: 3 }, { 7: 3, 8: 1, 9: 2 }, { 7: 3, 8: 1, 9: 2 }],
  ['every item stays', { 7: 1, 8: 2 }, { 7: 1, 8: 2 }, {}],
  ['one item moves to a free position', { 7: 1, 8: 2 }, { 7: 5 }, { 7: 5 }],
  ['one item takes the position of another', { 7: 1, 8: 2, 9: 3 }, { 7: 3 }, { 7: 3, 9: 1 }],
  ['a swap comes after another swap', { 7: 2, 8: 1, 9: 3 }, { 8: 3, 9: 2 }, { 7: 1, 8: 3, 9: 2 }],
  [
    'two items take the positions of two',
    { 6: 1, 7: 2, 8: 3, 9: 4 },
    { 6: 3, 7: 4 },
    { 6: 3, 7: 4, 8: 1, 9: 2 },
  ],
  ['items have equal positions', { 7: 1, 8: 1, 9: 2 }, { 7: 2 }, { 7: 2, 9: 3 }],
  ['equal positions become different', { 7: 1, 8: 1 }, { 7: 1, 8: 2 }, { 8: 2 }],
])('when %s, items at %j that are to be at %j change to %j', (_, before, wanted, moved) => {
  const found = movedTo(itemsOf(before), mapOf(wanted))
  expect(found.toSorted((a, b) => a.id - b.id)).toEqual(itemsOf(moved))
})

const order = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 7 })

test('after any reorder the items named have the wanted positions, and no two items share one', () => {
  const reorder = fc.tuple(order, order)
  const holds = ([positions, chosen]: [number[], number[]]) => {
    const items = positions.map((position, id) => ({ id, position }))
    const wanted = new Map(chosen.slice(0, items.length).map((position, id) => [id, position]))
    const after = new Map(items.map(({ id, position }) => [id, position]))
    for (const { id, position } of movedTo(items, wanted)) after.set(id, position)
    for (const [id, position] of wanted) expect(after.get(id)).toBe(position)
    expect(new Set(after.values()).size).toBe(items.length)
    const undisturbed = items.filter(({ id, position }) => !wanted.has(id) && !chosen.includes(position))
    for (const { id, position } of undisturbed) expect(after.get(id)).toBe(position)
  }
  fc.assert(fc.property(reorder, holds))
})
