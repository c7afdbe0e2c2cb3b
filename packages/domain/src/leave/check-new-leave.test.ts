import { describe, expect, test } from 'vitest'
import { checkNewLeave, type NewLeave, type OwnLeave, takenVacations } from './check-new-leave.ts'
import type { LastLeaveDay } from './leaving.ts'

/** A Wednesday. */
const today = '2025-03-12'
const holidays = [
  { date: '2025-04-21', title: 'Easter' },
  { date: '2025-05-01', title: "Workers' Day" },
]

const blank: NewLeave = {
  type: null,
  start_date: today,
  end_date: null,
  vacation_type: null,
  paid_leave_type: null,
  note: null,
}
const taken = (type: OwnLeave['type'], start_date: string, end_date = start_date): OwnLeave => ({
  type,
  status: 'pending',
  start_date,
  end_date,
  vacation_type: null,
})

const check = (request: Partial<NewLeave>, others: OwnLeave[] = [], last_day: LastLeaveDay | null = null) =>
  checkNewLeave({ ...blank, ...request }, { others, holidays, today, last_day })
const codesOf = (request: Partial<NewLeave>, others: OwnLeave[] = []) =>
  check(request, others).map(({ code, field }) => `${code.replace('requests.', '')} ${field}`)

test.each<[string, Partial<NewLeave>, string[]]>([
  ['nothing', { start_date: null }, ['required request_type', 'required start_date']],
  ['a type without a day', { type: 'day_off', start_date: null }, ['required start_date']],
  ['worked hours', { type: 'regular' }, ['not_askable request_type']],
  ['extra sick leave', { type: 'extra_sick_leave' }, ['not_askable request_type']],
  ['a vacation without its length', { type: 'vacation' }, ['required vacation_type']],
  ['paid leave without its reason', { type: 'paid_leave' }, ['required paid_leave_type']],
  ['paid leave with its reason', { type: 'paid_leave', paid_leave_type: 'Wedding day' }, []],
  [
    'a vacation from a Saturday',
    { type: 'vacation', vacation_type: 'one_week', start_date: '2025-03-15' },
    [],
  ],
  ['a note of 30 characters', { type: 'work_off', note: ` ${'n'.repeat(30)} ` }, []],
  ['a note of 30 emoji', { type: 'work_off', note: '🎉'.repeat(30) }, []],
  ['a note of 31 characters', { type: 'work_off', note: 'n'.repeat(31) }, ['note_too_long note']],
])('the refusals of a request with %s, %j, are %j', (_, request, codes) => {
  expect(codesOf(request)).toEqual(codes)
})

describe.each(['half_day_sick_leave', 'half_day_unpaid_leave', 'day_off', 'work_off'] as const)(
  'a request for %s',
  (type) => {
    test.each<[string, string, string[]]>([
      ['today', today, []],
      ['yesterday', '2025-03-11', ['in_the_past start_date']],
      ['the last day of next month', '2025-04-30', []],
      ['a day after next month', '2025-05-02', ['too_late start_date']],
      ['a Saturday', '2025-03-15', ['weekend start_date']],
      ['a Sunday', '2025-03-16', ['weekend start_date']],
      ['a holiday', '2025-04-21', ['holiday start_date']],
    ])(`the refusals of a request for ${type} on %s (%s) are %j`, (_, start_date, codes) => {
      expect(codesOf({ type, start_date })).toEqual(codes)
    })

    test(`a request for ${type} has one day`, () => {
      expect(codesOf({ type, end_date: today })).toEqual([])
      expect(codesOf({ type, end_date: '2025-03-13' })).toEqual(['not_one_day end_date'])
    })
  },
)

describe.each(['full_day_sick_leave', 'unpaid_leave'] as const)('a request for %s', (type) => {
  test.each<[string, string, string | null, string[]]>([
    ['of one day', today, null, []],
    ['of a week', today, '2025-03-18', []],
    ['that began yesterday', '2025-03-11', today, ['in_the_past start_date']],
    ['that ends before it starts', '2025-03-14', '2025-03-13', ['end_before_start end_date']],
    ['of a weekend', '2025-03-15', '2025-03-16', ['no_working_day end_date']],
    ['of a weekend and a holiday', '2025-04-19', '2025-04-21', ['no_working_day end_date']],
    ['of 366 days', today, '2026-03-12', []],
    ['of 367 days', today, '2026-03-13', ['too_long end_date']],
    ['long after next month', '2026-01-05', '2026-01-06', []],
  ])(`the refusals of a request for ${type} %s, from %s to %s, are %j`, (_, start_date, end_date, codes) => {
    expect(codesOf({ type, start_date, end_date })).toEqual(codes)
  })
})

test.each([
  ['the past', '2025-03-11', 'in_the_past start_date'],
  ['days after all calendars', '2199-12-31', 'too_late start_date'],
])('a vacation cannot begin in %s', (_, start_date, code) => {
  expect(codesOf({ type: 'vacation', vacation_type: 'two_weeks', start_date })).toEqual([code])
})

describe('a vacation', () => {
  const july: OwnLeave = {
    type: 'vacation',
    status: 'approved',
    start_date: '2025-07-07',
    end_date: '2025-07-13',
    vacation_type: 'one_week',
  }
  const ask = (vacation_type: 'one_week' | 'two_weeks', start_date: string, other: OwnLeave) =>
    codesOf({ type: 'vacation', vacation_type, start_date }, [other])

  test('a vacation of one length is taken once in a year', () => {
    expect(ask('one_week', '2025-08-04', july)).toEqual(['vacation_taken vacation_type'])
    expect(ask('one_week', '2025-08-04', { ...july, status: 'pending' })).toEqual([
      'vacation_taken vacation_type',
    ])
  })

  test('a vacation of the other length, in another year, or after a rejected one may be taken', () => {
    expect(ask('two_weeks', '2025-08-04', july)).toEqual([])
    expect(ask('one_week', '2026-01-05', july)).toEqual([])
    expect(ask('one_week', '2025-08-04', { ...july, status: 'rejected' })).toEqual([])
  })

  test('a vacation belongs to the year in which it starts', () => {
    const newYear = { ...july, start_date: '2025-12-29', end_date: '2026-01-04' }
    expect(takenVacations([newYear], 2025)).toEqual(new Set(['one_week']))
    expect(takenVacations([newYear], 2026)).toEqual(new Set())
  })
})

describe('a request', () => {
  const week = taken('unpaid_leave', '2025-03-17', '2025-03-21')
  const monday = '2025-03-17'
  test.each<[string, Partial<NewLeave>, OwnLeave[], boolean]>([
    ['on the first day of another', { type: 'day_off', start_date: monday }, [week], true],
    ['on the last day of another', { type: 'day_off', start_date: '2025-03-21' }, [week], true],
    ['on the day before another', { type: 'day_off', start_date: '2025-03-14' }, [week], false],
    [
      'beside a rejected one',
      { type: 'day_off', start_date: monday },
      [{ ...week, status: 'rejected' }],
      false,
    ],
    [
      'whose weekend is that of another',
      { type: 'unpaid_leave', start_date: '2025-03-14', end_date: '2025-03-16' },
      [taken('unpaid_leave', '2025-03-16', '2025-03-18')],
      true,
    ],
    [
      'for half a day beside another half',
      { type: 'half_day_sick_leave', start_date: monday },
      [taken('half_day_unpaid_leave', monday)],
      false,
    ],
    [
      'for half a day beside two halves',
      { type: 'half_day_sick_leave', start_date: monday },
      [taken('half_day_unpaid_leave', monday), taken('half_day_sick_leave', monday)],
      true,
    ],
    [
      'for half a day on a whole one',
      { type: 'half_day_sick_leave', start_date: monday },
      [taken('day_off', monday)],
      true,
    ],
    [
      'for a whole day on half a one',
      { type: 'day_off', start_date: monday },
      [taken('half_day_sick_leave', monday)],
      true,
    ],
  ])('a request %s shares a day: $3', (_, request, others, clashes) => {
    expect(codesOf(request, others)).toEqual(clashes ? ['shared_day start_date'] : [])
  })
})

describe('a person whose last work day is a Friday', () => {
  const friday = { date: '2025-03-14', reason: 'last_work_day' } as const
  test.each<[string, Partial<NewLeave>, string | undefined]>([
    ['that day', { type: 'day_off', start_date: '2025-03-14' }, undefined],
    [
      'a range until it',
      { type: 'unpaid_leave', start_date: '2025-03-13', end_date: '2025-03-14' },
      undefined,
    ],
    ['the Monday', { type: 'day_off', start_date: '2025-03-17' }, 'start_date'],
    ['the half Monday', { type: 'half_day_sick_leave', start_date: '2025-03-17' }, 'start_date'],
    [
      'a range after it',
      { type: 'unpaid_leave', start_date: '2025-03-17', end_date: '2025-03-18' },
      'start_date',
    ],
    [
      'a range beyond it',
      { type: 'unpaid_leave', start_date: '2025-03-13', end_date: '2025-03-15' },
      'end_date',
    ],
    [
      'a vacation beyond it',
      { type: 'vacation', vacation_type: 'one_week', start_date: '2025-03-13' },
      'start_date',
    ],
  ])('a person whose last work day is a Friday asks for %s: refused at $2', (_, request, field) => {
    const found = check(request, [], friday)
    expect(found.map(({ code, field }) => [code, field])).toEqual(
      field ? [['requests.after_last_day', field]] : [],
    )
  })

  test.each([
    ['2025-03-17', null, false],
    ['2025-03-13', 'one_week', true],
  ] as const)(
    'asks for leave from %s for %s: the facts say that the end comes too late: %s',
    (start_date, vacation_type, isEnd) => {
      const type = vacation_type ? 'vacation' : 'day_off'
      const [found] = check({ type, start_date, vacation_type }, [], friday)
      expect(found?.facts).toEqual({ last_day: '2025-03-14', reason: 'last_work_day', is_end: isEnd })
    },
  )
})
