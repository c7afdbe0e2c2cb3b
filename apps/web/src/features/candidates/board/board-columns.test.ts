import type { BoardCandidate, BoardColumn } from '@portal/contract/candidates/candidate-routes'
import { type Significate, significates } from '@portal/domain/candidates/candidates'
import type { Day } from '@portal/domain/days'
import { describe, expect, test } from 'vitest'
import { addMove, type Move, openMoves, withMoves } from './board-columns.ts'

const card = (id: number, significate: Significate, due: Day | null = null): BoardCandidate => ({
  id,
  version: 1,
  full_name: `Candidate ${id}`,
  position: null,
  technologies: [],
  salary: null,
  english: 'elementary',
  experience: null,
  significate,
  ping_again: due !== null,
  ping_again_on: due,
  ping_again_due: due !== null,
  can: { update: true, delete: true, create_user: false },
})

/** Candidates by column; `more` are those beyond the answer. */
const board = (
  cards: Partial<Record<Significate, BoardCandidate[]>>,
  more: Partial<Record<Significate, number>> = {},
): BoardColumn[] =>
  significates.map((significate) => {
    const candidates = cards[significate] ?? []
    return { significate, candidates, count: candidates.length + (more[significate] ?? 0) }
  })

/** The ids in each column that has candidates, with its count. */
const shown = (columns: readonly BoardColumn[]) =>
  Object.fromEntries(
    columns
      .filter(({ count }) => count > 0)
      .map(({ significate, count, candidates }) => [significate, [candidates.map(({ id }) => id), count]]),
  )

const move = (moves: readonly Move[], moved: BoardCandidate, to: Significate) =>
  addMove(moves, { number: moves.length, card: moved, to })

const [fetched, saved, fetchedAgain] = [1000, 2000, 3000]

describe('a moved candidate', () => {
  const seven = card(7, 'interviewing')
  const columns = board({
    interviewing: [card(9, 'interviewing'), seven],
    hired: [card(8, 'hired'), card(2, 'hired')],
  })
  const moves = move([], seven, 'hired')

  test('a moved candidate is in the new column at once, in the order of the list, and both counts follow', () => {
    expect(shown(withMoves(columns, moves, fetched))).toEqual({
      interviewing: [[9], 1],
      hired: [[8, 7, 2], 3],
    })
  })

  test('a moved candidate says the new significate', () => {
    const hired = withMoves(columns, moves, fetched).find(({ significate }) => significate === 'hired')
    expect(hired?.candidates[1]).toMatchObject({ id: 7, significate: 'hired' })
  })

  test('a moved candidate with a due ping comes before the others, the earliest day first', () => {
    const due = card(3, 'preoffer', '2025-03-10')
    const others = board({
      preoffer: [due],
      test_task: [
        card(1, 'test_task', '2025-03-09'),
        card(4, 'test_task', '2025-03-11'),
        card(9, 'test_task'),
      ],
    })
    const after = withMoves(others, move([], due, 'test_task'), fetched)
    expect(shown(after)).toEqual({ test_task: [[1, 3, 4, 9], 4] })
  })

  test('a candidate after two quick moves is in the column of the second', () => {
    const twice = move(moves, { ...seven, significate: 'hired' }, 'rejected')
    expect(shown(withMoves(columns, twice, fetched))).toEqual({
      interviewing: [[9], 1],
      hired: [[8, 2], 2],
      rejected: [[7], 1],
    })
  })

  test('a candidate who was moved there and back is in the old place', () => {
    const back = move(moves, { ...seven, significate: 'hired' }, 'interviewing')
    expect(withMoves(columns, back, fetched)).toEqual(columns)
  })

  test('a moved candidate is counted once when the answer has the move before it is known to be saved', () => {
    const answer = board({ interviewing: [card(9, 'interviewing')], hired: [card(7, 'hired')] })
    expect(withMoves(answer, moves, fetched)).toEqual(answer)
  })

  test('a candidate whom somebody else moved after the save is in that column once it is fetched', () => {
    const settled = moves.map((made) => ({ ...made, savedAt: saved }))
    const answer = board({ rejected: [card(7, 'rejected')] })
    expect(withMoves(answer, settled, fetchedAgain)).toEqual(answer)
    expect(openMoves(answer, settled, fetchedAgain)).toEqual([])
  })

  test('a moved candidate stays in the new column until the board is fetched again', () => {
    const settled = moves.map((made) => ({ ...made, savedAt: saved }))
    expect(shown(withMoves(columns, settled, fetched)).hired).toEqual([[8, 7, 2], 3])
    expect(openMoves(columns, settled, fetched)).toEqual(settled)
  })
})

describe('a moved candidate whose place is beyond the answer', () => {
  const two = card(2, 'interviewing')
  const settled = move([], two, 'hired').map((made) => ({ ...made, savedAt: saved }))

  test('a moved candidate whose place is beyond the answer is shown last and counted once', () => {
    const answer = board({ hired: [card(9, 'hired'), card(8, 'hired')] }, { hired: 1 })
    expect(shown(withMoves(answer, settled, fetchedAgain))).toEqual({ hired: [[9, 8, 2], 3] })
    expect(openMoves(answer, settled, fetchedAgain)).toEqual(settled)
  })

  test('a moved candidate whose place is beyond the answer can be moved on', () => {
    const answer = board({ hired: [card(9, 'hired')] }, { hired: 1 })
    const on = move(settled, { ...two, significate: 'hired' }, 'rejected')
    expect(shown(withMoves(answer, on, fetchedAgain))).toEqual({ hired: [[9], 1], rejected: [[2], 1] })
  })

  test('a moved candidate disappears when the complete column does not have them', () => {
    const answer = board({ hired: [card(9, 'hired')] })
    expect(withMoves(answer, settled, fetchedAgain)).toEqual(answer)
    expect(openMoves(answer, settled, fetchedAgain)).toEqual([])
  })
})
