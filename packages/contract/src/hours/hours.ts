import { isExactHours, maxHoursPerDay } from '@portal/domain/hours/hours'
import { recordLimits, recordTypes } from '@portal/domain/hours/records'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { holiday } from '../holidays.ts'
import { recordTypeInput } from '../leave-requests/leave-names.ts'
import {
  countInput,
  day,
  id,
  idInput,
  idParams,
  noContent,
  plainText,
  version,
  yearInput,
} from '../shared/fields.ts'
import { count, pageQuery, pages } from '../shared/paging.ts'
import { route } from '../shared/route.ts'
import { sortInput, sortQuery } from '../shared/sorting.ts'
import { leaveRecordInput } from './leave-records.ts'

export const record = z.object({
  id,
  version,
  user_id: id,
  user: z.string(),
  project_id: z.nullable(id),
  project: z.nullable(z.string()),
  category_id: z.nullable(id),
  category: z.nullable(z.string()),
  description: z.string(),
  hours: z.number(),
  date: day,
  job_status_id: z.nullable(id),
  record_type: z.enum(recordTypes),
  paid_leave_type: z.nullable(z.string()),
  manager: z.nullable(z.string()),
  request_id: z.nullable(id),
  can: z.object({ update: z.boolean(), delete: z.boolean() }),
})
export type TimeRecord = z.infer<typeof record>

/** Worked hours: above 0, at most 24, four decimals at most. */
export const hoursInput = z
  .number()
  .check(
    z.gt(0, failing('records.hours_too_few')),
    z.lte(maxHoursPerDay, failing('records.hours_too_many', { max: maxHoursPerDay })),
    z.refine(isExactHours, failing('records.hours_too_exact')),
  )

/**
 * The input of a record, shared with the forms. The server alone checks the day, because that depends on today and on
 * the contracts.
 */
export const recordInput = z.object({
  project_id: idInput,
  category_id: idInput,
  description: z._default(plainText(recordLimits.description), ''),
  hours: hoursInput,
  date: day,
})
export type RecordInput = z.output<typeof recordInput>

export const recordChanges = z.object({
  project_id: z.optional(idInput),
  category_id: z.optional(idInput),
  description: z.optional(plainText(recordLimits.description)),
  hours: z.optional(hoursInput),
  date: z.optional(day),
})
export type RecordChanges = z.output<typeof recordChanges>

/** Worked hours logged for another user. */
const recordForUserInput = z.extend(recordInput, {
  user_id: idInput,
  record_type: z.optional(z.literal('regular')),
})
export type RecordForUserInput = z.output<typeof recordForUserInput>

export const recordSortFields = [
  'id',
  'user',
  'project',
  'category',
  'description',
  'hours',
  'date',
  'record_type',
  'manager',
] as const
export const recordSort = sortInput(recordSortFields)

const filters = {
  project_id: z.optional(idInput),
  year: z.optional(yearInput),
  month: z.optional(countInput(12, failing('input.month_number'))),
  date: z.optional(day),
  ...sortQuery(recordSortFields),
  ...pageQuery(10),
}

const ownListQuery = z.object({ ...filters, record_type: z.optional(recordTypeInput) })
const listQuery = z.object({ ...filters, user_id: z.optional(idInput) })
export type RecordQuery = z.output<typeof ownListQuery> & z.output<typeof listQuery>

const ownCalendarQuery = z.object({ from: day, to: day, project_id: z.optional(idInput) })
const calendarQuery = z.extend(ownCalendarQuery, { user_id: idInput })
export type RecordCalendarQuery = z.output<typeof calendarQuery>

const recordList = z.object({
  paginate_records: z.array(record),
  pages,
  count,
  /** The sum over all matches, not over this page. */
  hours_sum: z.number(),
  /** Present only in everyone's list of one day: what each person on this page has logged on the whole day. */
  user_sums: z.optional(z.array(z.object({ user_id: id, hours_sum: z.number() }))),
})

const calendar = z.object({
  records: z.array(record),
  holidays: z.array(holiday),
  /** The days of the range without a contract, whatever the project, or without employment: no hours are expected of them. */
  days_without_contract: z.array(day),
})
export type RecordCalendar = z.output<typeof calendar>
const idempotencyNote = 'an Idempotency-Key header makes a repeat within a day return the first answer'

export const tags = { interval_records: 'The leave records of a request', records: 'Hours and leave by day' }

export const records = {
  list: route({
    method: 'GET',
    url: '/records',
    access: 'signedIn',
    inTurn: true,
    summary: 'Own records, newest date first',
    schema: {
      querystring: ownListQuery,
      response: { 200: recordList },
    },
  }),
  create: route({
    method: 'POST',
    url: '/records',
    access: 'signedIn',
    undoable: true,
    refuses: [409],
    summary: `Log own hours; ${idempotencyNote}`,
    flatBody: 'record',
    schema: { body: z.object({ record: recordInput }), response: { 201: record } },
  }),
  update: route({
    method: 'PUT',
    url: '/records/:id',
    access: 'signedIn',
    undoable: true,
    summary: 'Change an own regular record',
    flatBody: 'record',
    changes: record,
    schema: { params: idParams, body: z.object({ record: recordChanges }), response: { 200: record } },
  }),
  remove: route({
    method: 'DELETE',
    url: '/records/:id',
    access: 'signedIn',
    undoable: true,
    summary: 'Delete an own regular record',
    changes: record,
    schema: { params: idParams, response: { 204: noContent } },
  }),
  calendar: route({
    method: 'GET',
    url: '/records/calendar',
    access: 'signedIn',
    inTurn: true,
    refuses: [422],
    summary: 'Own records and the holidays between two days, at most 93 days',
    schema: {
      querystring: ownCalendarQuery,
      response: { 200: calendar },
    },
  }),
}

export const adminRecords = {
  list: route({
    method: 'GET',
    url: '/admin/records',
    access: 'managerLevel',
    inTurn: true,
    summary: "Everyone's records, newest date first",
    schema: {
      querystring: listQuery,
      response: { 200: recordList },
    },
  }),
  create: route({
    method: 'POST',
    url: '/admin/records',
    access: 'managerLevel',
    undoable: true,
    refuses: [409],
    summary: `Log hours for an active user; ${idempotencyNote}. As an admin, with a type of leave, write the record of a request for one day; again: 200 and the same record`,
    flatBody: 'record',
    schema: {
      body: z.object({ record: z.discriminatedUnion('record_type', [recordForUserInput, leaveRecordInput]) }),
      response: { 200: record, 201: record },
    },
  }),
  update: route({
    method: 'PUT',
    url: '/admin/records/:id',
    access: 'managerLevel',
    undoable: true,
    summary: "Change anyone's regular record",
    flatBody: 'record',
    changes: record,
    schema: { params: idParams, body: z.object({ record: recordChanges }), response: { 200: record } },
  }),
  remove: route({
    method: 'DELETE',
    url: '/admin/records/:id',
    access: 'managerLevel',
    undoable: true,
    summary: "Delete anyone's regular record",
    changes: record,
    schema: { params: idParams, response: { 204: noContent } },
  }),
  calendar: route({
    method: 'GET',
    url: '/admin/records/calendar',
    access: 'managerLevel',
    inTurn: true,
    refuses: [422],
    summary: "A user's records and the holidays between two days, at most 93 days",
    schema: {
      querystring: calendarQuery,
      response: { 200: calendar },
    },
  }),
}
