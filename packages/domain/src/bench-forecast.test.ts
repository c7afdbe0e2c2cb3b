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
    ['that end today', [['2025-01-01', today]], [[today, 0]]],
    ['that end in 60 days', [['2025-01-01', lastDay]], [[lastDay, 60]]],
    ['that began today', [[today, '2025-03-31']], [['2025-03-31', 19]]],
    ['and none that end later', [['2025-01-01', dayAfter]], []],
    ['and none without an end', [['2025-01-01', null]], []],
    ['and none that ended yesterday', [['2025-01-01', '2025-03-11']], []],
    ['and none that begin later', [['2025-03-13', '2025-03-31']], []],
    [
      'and none that continue on the same project',
      [
        ['2025-01-01', '2025-03-31'],
        ['2025-04-01', null],
      ],
      [],
    ],
    [
      'also when work on another project begins later',
      [
        ['2025-01-01', '2025-03-31', 1],
        ['2025-04-01', null, 2],
      ],
      [['2025-03-31', 19]],
    ],
    [
      'of several projects',
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
    ['that end today is free tomorrow', [['2025-01-01', today]], '2025-03-13'],
    ['is free on the 60th day', [['2025-01-01', '2025-05-10']], lastDay],
    ['that end on the 60th day is not free yet', [['2025-01-01', lastDay]], undefined],
    ['without an end is not free', [['2025-01-01', null]], undefined],
    ['that ended yesterday is free already', [['2025-01-01', '2025-03-11']], undefined],
    ['that all begin later is free already', [['2025-03-20', '2025-03-31']], undefined],
    [
      'is free after the last one',
      [
        ['2025-01-01', '2025-03-31', 1],
        ['2025-02-01', '2025-04-30', 2],
      ],
      '2025-05-01',
    ],
    [
      'that overlap with an open one is not free',
      [
        ['2025-01-01', '2025-03-31', 1],
        ['2025-02-01', null, 2],
      ],
      undefined,
    ],
    [
      'of which a later one is open is not free, in spite of the days between',
      [
        ['2025-01-01', '2025-03-31', 1],
        ['2025-04-20', null, 2],
      ],
      undefined,
    ],
    [
      'of which a later one ends soon is free after that',
      [
        ['2025-01-01', '2025-03-31', 1],
        ['2025-04-20', '2025-04-30', 2],
      ],
      '2025-05-01',
    ],
    [
      'that ended long ago is free after the present one',
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
    ['a last day before it', '2025-03-30', undefined],
    ['the last day of the contract as the last day', '2025-03-31', undefined],
    ['a last day on it', '2025-04-01', '2025-04-01'],
    ['no last day', null, '2025-04-01'],
  ])('who has %s', (_, jobEndedOn, expected) => {
    const contracts = contractsOf([['2025-01-01', '2025-03-31']])
    expect(freeFrom({ contracts, jobEndedOn }, today)).toBe(expected)
  })

  test('becomes free on no day when there is no contract', () => {
    expect(freeFrom({ contracts: [], jobEndedOn: null }, today)).toBeUndefined()
  })
})
