import { describe, expect, test } from 'vitest'
import { endingContracts, soonFreeFrom } from './bench-forecast.ts'
import type { Day } from './days.ts'

const today = '2025-03-12'
/** 60 days from today, and the day after it. */
const lastDay = '2025-05-11'
const dayAfter = '2025-05-12'

type Span = [start_date: Day, end_date: Day | null, project_id?: number]

const contractsOf = (spans: readonly Span[]) =>
  spans.map(([start_date, end_date, project_id = 1]) => ({ start_date, end_date, project_id }))

describe('of the contracts of a person those end soon', () => {
  test.each<[string, Span[], [Day, number][]]>([
    ['a contract that ends today ends soon', [['2025-01-01', today]], [[today, 0]]],
    ['a contract that ends in 60 days ends soon', [['2025-01-01', lastDay]], [[lastDay, 60]]],
    ['a contract that began today ends soon', [[today, '2025-03-31']], [['2025-03-31', 19]]],
    ['a contract that ends in 61 days does not end soon', [['2025-01-01', dayAfter]], []],
    ['a contract without an end does not end soon', [['2025-01-01', null]], []],
    ['a contract that ended yesterday does not end soon', [['2025-01-01', '2025-03-11']], []],
    ['a contract that begins later does not end soon', [['2025-03-13', '2025-03-31']], []],
    [
      'a contract that continues on the same project does not end soon',
      [
        ['2025-01-01', '2025-03-31'],
        ['2025-04-01', null],
      ],
      [],
    ],
    [
      'a contract ends soon also when work on another project begins later',
      [
        ['2025-01-01', '2025-03-31', 1],
        ['2025-04-01', null, 2],
      ],
      [['2025-03-31', 19]],
    ],
    [
      'contracts of several projects end soon in the order of their ends',
      [
        ['2025-01-01', '2025-03-31', 1],
        ['2025-02-01', '2025-04-30', 2],
        ['2025-01-01', null, 3],
      ],
      [
        ['2025-03-31', 19],
        ['2025-04-30', 49],
      ],
    ],
  ])('%s', (_, spans, expected) => {
    const ending = endingContracts(contractsOf(spans), today)
    expect(ending.map(({ end_date, days_left }) => [end_date, days_left])).toEqual(expected)
  })
})

describe('a person who works', () => {
  test.each<[string, Span[], Day | null, Day | undefined]>([
    ['tomorrow', [['2025-01-01', today]], '2025-03-13', '2025-03-13'],
    ['on the 60th day', [['2025-01-01', '2025-05-10']], lastDay, lastDay],
    ['after the 60th day', [['2025-01-01', lastDay]], dayAfter, undefined],
    ['on no day', [['2025-01-01', null]], null, undefined],
    ['tomorrow, and begins later', [['2025-03-20', '2025-03-31']], '2025-04-01', undefined],
    ['today, and has no contract', [], today, undefined],
  ])('a person who is free %s is about to be free accordingly', (_, spans, free_from, expected) => {
    expect(soonFreeFrom({ contracts: contractsOf(spans), free_from }, today)).toBe(expected)
  })
})
