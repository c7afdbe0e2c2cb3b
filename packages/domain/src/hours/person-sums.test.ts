import { describe, expect, it, test } from 'vitest'
import { type PersonFacts, personSums } from './person-sums.ts'

// Monday 10 to Sunday 16 March 2025, of which Monday is a holiday; today is Thursday.
const week = { from: '2025-03-10', to: '2025-03-16', today: '2025-03-13' }
const sumsOf = personSums({ ...week, holidays: new Set(['2025-03-10']) })

const person = (facts: Partial<PersonFacts> = {}): PersonFacts => ({
  employments: [],
  contracts: [{ start_date: '2025-01-01', end_date: null }],
  leave: [],
  logged: [],
  ...facts,
})

const [holiday, tuesday, wednesday, thursday, friday, saturday] = [
  '2025-03-10',
  '2025-03-11',
  '2025-03-12',
  '2025-03-13',
  '2025-03-14',
  '2025-03-15',
] as const

describe('what the days of a person expect', () => {
  test.each<[string, Partial<PersonFacts>, { norm: number; missing: number; over: number }]>([
    ['nobody logged anything', {}, { norm: 32, missing: 16, over: 0 }],
    ['no contract', { contracts: [] }, { norm: 0, missing: 0, over: 0 }],
    [
      'a contract from Wednesday to Thursday and one that ended on Tuesday',
      {
        contracts: [
          { start_date: wednesday, end_date: thursday },
          { start_date: '2025-01-01', end_date: tuesday },
        ],
      },
      { norm: 24, missing: 16, over: 0 },
    ],
    [
      'one contract beside two employments, from before to Tuesday and from Friday',
      {
        employments: [
          { from: '2024-08-01', to: tuesday },
          { from: friday, to: null },
        ],
      },
      { norm: 16, missing: 8, over: 0 },
    ],
    [
      'two contracts on the same days',
      {
        contracts: [
          { start_date: tuesday, end_date: tuesday },
          { start_date: tuesday, end_date: null },
        ],
      },
      { norm: 32, missing: 16, over: 0 },
    ],
    [
      'whole and half days of leave',
      {
        leave: [
          { date: tuesday, record_type: 'vacation' },
          { date: wednesday, record_type: 'half_day_sick_leave' },
          { date: saturday, record_type: 'vacation' },
        ],
      },
      { norm: 20, missing: 4, over: 0 },
    ],
    [
      'overtime of one day, which does not fill another',
      {
        logged: [
          { date: tuesday, hours: 11 },
          { date: wednesday, hours: 5 },
        ],
      },
      { norm: 32, missing: 3, over: 3 },
    ],
    [
      'hours of today and of a later day, of which nothing is missing yet',
      {
        logged: [
          { date: thursday, hours: 9 },
          { date: friday, hours: 1 },
        ],
      },
      { norm: 32, missing: 16, over: 1 },
    ],
    [
      'hours on a holiday, a Saturday and a whole day of leave, which are all over',
      {
        leave: [{ date: tuesday, record_type: 'day_off' }],
        logged: [
          { date: holiday, hours: 2 },
          { date: saturday, hours: 3 },
          { date: tuesday, hours: 4 },
        ],
      },
      { norm: 24, missing: 8, over: 9 },
    ],
    [
      'half a day of leave with six hours',
      {
        leave: [{ date: wednesday, record_type: 'half_day_unpaid_leave' }],
        logged: [
          { date: tuesday, hours: 8 },
          { date: wednesday, hours: 6 },
        ],
      },
      { norm: 28, missing: 0, over: 2 },
    ],
    [
      'several entries of a day outside every contract',
      {
        contracts: [],
        logged: [
          { date: tuesday, hours: 1.5 },
          { date: tuesday, hours: 2.5 },
        ],
      },
      { norm: 0, missing: 0, over: 4 },
    ],
  ])('the sums of %s', (_, facts, sums) => {
    expect(sumsOf(person(facts))).toEqual(sums)
  })
})

it('three times twenty minutes beside seven hours are a full day, neither missing nor over', () => {
  const logged = [...Array(3).fill({ date: tuesday, hours: 0.3333 }), { date: tuesday, hours: 7 }]
  expect(sumsOf(person({ logged }))).toEqual({ norm: 32, missing: 8, over: 0 })
})

it('missing hours of several days are rounded once, as a sum', () => {
  const logged = [
    { date: tuesday, hours: 7.6667 },
    { date: wednesday, hours: 7.6667 },
  ]
  expect(sumsOf(person({ logged })).missing).toBe(0.67)
})

it('a period that is over misses all of its norm, one to come none of it', () => {
  const later = personSums({ ...week, today: '2025-04-01', holidays: new Set() })
  const earlier = personSums({ ...week, today: '2025-03-01', holidays: new Set() })
  expect(later(person())).toEqual({ norm: 40, missing: 40, over: 0 })
  expect(earlier(person())).toEqual({ norm: 40, missing: 0, over: 0 })
})
