import { describe, expect, test } from 'vitest'
import { endingContracts, freeFrom } from './bench-forecast.ts'
import type { Day } from './days.ts'

const today = '2025-03-12'
/** 60 days from today, and the day after it. */
const lastDay = '2025-05-11'
const dayAfter = '2025-05-12'

type Span = [startDate: Day, endDate: Day | null, projectId?: number]

const contractsOf = (spans: readonly Span[]) =>
  spans.map(([startDate, endDate, projectId = 1]) => ({ startDate, endDate, projectId }))

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
    expect(ending.map(({ endDate, daysLeft }) => [endDate, daysLeft])).toEqual(expected)
  })
})

describe('a person with contracts', () => {
  test.each<[string, Span[], Day | undefined]>([
    ['a person whose contract ends today is free tomorrow', [['2025-01-01', today]], '2025-03-13'],
    [
      'a person whose contract ends in 59 days is free on the 60th day',
      [['2025-01-01', '2025-05-10']],
      lastDay,
    ],
    ['a person whose contract ends on the 60th day is not free yet', [['2025-01-01', lastDay]], undefined],
    ['a person whose contract has no end is not free', [['2025-01-01', null]], undefined],
    ['a person whose contract ended yesterday is free already', [['2025-01-01', '2025-03-11']], undefined],
    ['a person whose contract begins later is free already', [['2025-03-20', '2025-03-31']], undefined],
    [
      'a person with several contracts is free after the last one',
      [
        ['2025-01-01', '2025-03-31', 1],
        ['2025-02-01', '2025-04-30', 2],
      ],
      '2025-05-01',
    ],
    [
      'a person with an open contract beside one that ends is not free',
      [
        ['2025-01-01', '2025-03-31', 1],
        ['2025-02-01', null, 2],
      ],
      undefined,
    ],
    [
      'a person with a later open contract is not free, in spite of the days between',
      [
        ['2025-01-01', '2025-03-31', 1],
        ['2025-04-20', null, 2],
      ],
      undefined,
    ],
    [
      'a person with a later contract that ends soon is free after that one',
      [
        ['2025-01-01', '2025-03-31', 1],
        ['2025-04-20', '2025-04-30', 2],
      ],
      '2025-05-01',
    ],
    [
      'a person with a contract that ended long ago is free after the present one',
      [
        ['2024-01-01', '2024-12-31', 1],
        ['2025-01-01', '2025-03-31', 2],
      ],
      '2025-04-01',
    ],
  ])('%s', (_, spans, expected) => {
    expect(freeFrom({ contracts: contractsOf(spans), jobEndedOn: null }, today)).toBe(expected)
  })

  test.each<[string, Day | null, Day | undefined]>([
    ['a last work day before that', '2025-03-30', undefined],
    ['a last work day on that day', '2025-03-31', undefined],
    ['a last work day after that', '2025-04-01', '2025-04-01'],
    ['no last work day', null, '2025-04-01'],
  ])('a person whose contract ends on 2025-03-31, with %s, is free from $2', (_, jobEndedOn, expected) => {
    const contracts = contractsOf([['2025-01-01', '2025-03-31']])
    expect(freeFrom({ contracts, jobEndedOn }, today)).toBe(expected)
  })

  test('a person without a contract becomes free on no day', () => {
    expect(freeFrom({ contracts: [], jobEndedOn: null }, today)).toBeUndefined()
  })
})
