import type { LeaveFacts, OwnLeave } from '@portal/domain/leave/check-new-leave'
import { describe, expect, test } from 'vitest'
import { schemaErrors } from '../../../api/form-errors.ts'
import {
  askedIn,
  nothingAsked,
  type RequestFields,
  requestFormSchema,
  vacationsIn,
  yearsOf,
} from './request-form.ts'

/** A Wednesday. */
const today = '2025-03-12'
const facts: LeaveFacts = {
  today,
  others: [],
  holidays: [{ date: '2025-03-14', title: 'Founding Day' }],
  last_day: null,
}
const filled = (fields: Partial<RequestFields>): RequestFields => ({ ...nothingAsked, ...fields })
const errorsOf = (fields: Partial<RequestFields>, known: LeaveFacts = facts) =>
  schemaErrors(requestFormSchema(known), filled(fields))
const week: OwnLeave = {
  type: 'vacation',
  status: 'approved',
  start_date: '2025-07-07',
  end_date: '2025-07-13',
  vacation_type: 'one_week',
}

describe('the form of a request', () => {
  test.each([
    ['sick_leave', 'full', 'full_day_sick_leave', '2025-03-13'],
    ['sick_leave', 'half', 'half_day_sick_leave', null],
    ['unpaid_leave', 'half', 'half_day_unpaid_leave', null],
    ['unpaid_leave', 'full', 'unpaid_leave', '2025-03-13'],
    ['day_off', 'half', 'day_off', null],
    ['work_off', 'full', 'work_off', null],
  ] as const)('the choice of %s and a %s day is sent as %s', (request_type, part, type, end) => {
    const fields = filled({ request_type, part, start_date: today, end_date: '2025-03-13', note: ' tooth ' })
    expect(requestFormSchema(facts).parse(fields)).toEqual({
      request_type: type,
      start_date: today,
      end_date: end,
      vacation_type: null,
      paid_leave_type: null,
      note: 'tooth',
    })
  })

  test('a request does not send what was chosen for another type', () => {
    const fields = filled({
      request_type: 'vacation',
      vacation_type: 'two_weeks',
      paid_leave_type: 'Childbirth',
      start_date: today,
      end_date: today,
    })
    expect(requestFormSchema(facts).parse(fields)).toMatchObject({
      vacation_type: 'two_weeks',
      paid_leave_type: null,
      end_date: null,
    })
  })

  test.each([
    [{}, { request_type: 'This field is required', start_date: 'This field is required' }],
    [{ request_type: 'vacation', start_date: today }, { vacation_type: 'This field is required' }],
    [{ request_type: 'paid_leave', start_date: today }, { paid_leave_type: 'This field is required' }],
    [{ request_type: 'day_off', start_date: today, note: 'n'.repeat(31) }, { note: 'Note is too long.' }],
    [{ request_type: 'sick_leave', start_date: 'soon' }, { start_date: 'There is no such date' }],
    [
      { request_type: 'sick_leave', start_date: today, end_date: '31.02.2025' },
      { end_date: 'There is no such date' },
    ],
    [{ request_type: 'day_off', start_date: today, end_date: 'unseen' }, {}],
  ] as const)('the refusals of a request with %j are %j', (fields, errors) => {
    expect(errorsOf(fields)).toEqual(errors)
  })

  test('a length of vacation that is taken is refused at its field', () => {
    const fields = { request_type: 'vacation', vacation_type: 'one_week', start_date: today } as const
    expect(errorsOf(fields, { ...facts, others: [week] })).toEqual({
      vacation_type: 'You have already taken the maximum number of vacations',
    })
  })
})

describe('the lengths of a vacation', () => {
  const inYear = (start_date: string | null, others: OwnLeave[], known: LeaveFacts = facts) =>
    vacationsIn(askedIn(filled({ request_type: 'vacation', start_date })), { ...known, others })
  const twoWeeks: OwnLeave = {
    ...week,
    start_date: '2025-08-04',
    end_date: '2025-08-17',
    vacation_type: 'two_weeks',
  }

  test('the taken lengths are those of the year of the start, and of this year before one is chosen', () => {
    const taken = new Set(['one_week'])
    expect(inYear(null, [week])).toMatchObject({ year: 2025, taken, isYearChosen: false })
    expect(inYear('2025-09-01', [week])).toMatchObject({ year: 2025, taken, isYearChosen: true })
    expect(inYear('2026-01-05', [week])).toMatchObject({ year: 2026, taken: new Set(), isYearChosen: true })
  })

  test('where both lengths are taken, the nearest year with a free one is the way out', () => {
    expect(inYear('2025-09-01', [week])).toMatchObject({ isNothingLeft: false, freeYear: undefined })
    expect(inYear(null, [week, twoWeeks])).toMatchObject({ isNothingLeft: true, freeYear: 2026 })
    expect(inYear('2026-01-05', [week, twoWeeks])).toMatchObject({ isNothingLeft: false })
    const nextYear = [week, twoWeeks].map((leave) => ({ ...leave, start_date: '2026-07-06' }))
    expect(inYear('2026-09-07', nextYear)).toMatchObject({ year: 2026, isNothingLeft: true, freeYear: 2025 })
  })

  test('a person whose last work day is in the year of both taken lengths has no way out in another year', () => {
    const last_day = { date: '2025-12-19', reason: 'last_work_day' } as const
    const left = inYear(null, [week, twoWeeks], { ...facts, last_day })
    expect(left).toMatchObject({ isNothingLeft: true, freeYear: undefined })
  })
})

test.each([
  [{}, [2025]],
  [{ request_type: 'vacation', vacation_type: 'two_weeks', start_date: '2025-12-25' }, [2025, 2026]],
  [{ request_type: 'unpaid_leave', start_date: '2025-12-30', end_date: '2026-01-05' }, [2025, 2026]],
  [{ request_type: 'unpaid_leave', start_date: '2025-12-30', end_date: '2199-01-05' }, [2025]],
  [{ request_type: 'day_off', start_date: '2026-01-05', end_date: '2025-12-30' }, [2026]],
] as const)('a request with %j is about the years %j', (fields, years) => {
  expect(yearsOf(askedIn(filled(fields)), today)).toEqual(years)
})
