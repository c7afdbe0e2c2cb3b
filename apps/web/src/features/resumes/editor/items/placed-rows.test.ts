import { expect, test } from 'vitest'
import { atPositions } from './placed-rows.ts'

test('rows are shown at their new positions, and one without a new position stays', () => {
  const rows = [
    { id: 7, position: 1, name: 'A' },
    { id: 8, position: 2, name: 'B' },
    { id: 9, position: 3, name: 'C' },
  ]
  expect(atPositions(rows, { 7: 2, 8: 1 }).map(({ id, position }) => [id, position])).toEqual([
    [8, 1],
    [7, 2],
    [9, 3],
  ])
})
