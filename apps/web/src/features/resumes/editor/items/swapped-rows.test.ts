import { describe, expect, test } from 'vitest'
import { atPositions, swappedPositions } from './swapped-rows.ts'

const rows = [
  { id: 7, position: 1 },
  { id: 4, position: 2 },
  { id: 9, position: 5 },
]
const ids = (given: { id: number }[]) => given.map(({ id }) => id)

describe('dropping one item on another', () => {
  test('dropping one item on another swaps the positions of the two, and of no other', () => {
    expect(swappedPositions(rows, 7, 9)).toEqual({ 7: 5, 9: 1 })
  })

  test('dropping an item on itself changes nothing', () => {
    expect(swappedPositions(rows, 7, 7)).toBeUndefined()
  })

  test('dropping an item changes nothing when one of the two was deleted meanwhile', () => {
    expect(swappedPositions(rows, 7, 8)).toBeUndefined()
  })

  test('two swapped items are shown in each other’s place', () => {
    expect(ids(atPositions(rows, { 7: 5, 9: 1 }))).toEqual([9, 4, 7])
  })

  test('items of one position are shown in the order of their ids', () => {
    expect(ids(atPositions(rows, { 9: 2 }))).toEqual([7, 4, 9])
  })
})
