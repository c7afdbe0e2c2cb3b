import { expect, it } from 'vitest'
import { compareCandidates } from './candidate-order.ts'

it('places due pings before the others, the earliest day first, and of one day the newest candidate first', () => {
  const rows = [
    { id: 9, pingDueOn: null },
    { id: 2, pingDueOn: '2025-03-12' },
    { id: 4, pingDueOn: '2025-03-01' },
    { id: 1, pingDueOn: null },
    { id: 7, pingDueOn: '2025-03-01' },
  ]
  const placed = [7, 4, 2, 9, 1]
  expect(rows.toSorted(compareCandidates).map(({ id }) => id)).toEqual(placed)
  expect(
    rows
      .toReversed()
      .toSorted(compareCandidates)
      .map(({ id }) => id),
  ).toEqual(placed)
})
