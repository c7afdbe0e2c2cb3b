import { leaveCounters } from '@portal/domain/leave/counters'
import {
  leaveRequestLimits,
  leaveRequestStatuses,
  leaveTypes,
  paidLeaveTypes,
  vacationTypes,
} from '@portal/domain/leave/leave'
import { maxPictureBytes } from '@portal/domain/pictures'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { reason } from '../shared/errors.ts'
import {
  booleanInput,
  countInput,
  day,
  id,
  idInput,
  idListInput,
  idParams,
  moment,
  noContent,
  optionalDay,
  optionalText,
  portrait,
  version,
  yearInput,
} from '../shared/fields.ts'
import { count, pageQuery, pages } from '../shared/paging.ts'
import { route } from '../shared/route.ts'
import { sortQuery } from '../shared/sorting.ts'
import { leaveStatusInput, leaveTypeInput, recordTypeInput } from './leave-names.ts'
import { requestSortFields } from './request-sort.ts'

const personName = z.object({ id, full_name: z.string() })

export const leaveRequest = z.object({
  id,
  version,
  user_id: id,
  user: personName,
  request_type: z.enum(leaveTypes),
  status: z.enum(leaveRequestStatuses),
  start_date: day,
  end_date: day,
  /** The counted days; half a day is 0.5. */
  days: z.number(),
  note: z.nullable(z.string()),
  paid_leave_type: z.nullable(z.enum(paidLeaveTypes)),
  vacation_type: z.nullable(z.enum(vacationTypes)),
  /** The address of the attachment. */
  attached_file: z.nullable(z.string()),
  /** The managers of the requester's current projects, by name. */
  managers: z.array(z.object({ id, first_name: z.string(), last_name: z.string(), avatar: portrait })),
  extra_sick_leave: z.boolean(),
  created_at: moment,
  decided_by: z.nullable(personName),
  decided_at: z.nullable(moment),
  /** Why the request was declined. */
  decision_note: z.nullable(z.string()),
  /** True when this request and those made before it exceed a limit of their year; false for a rejected one. */
  over_limit: z.boolean(),
  /**
   * What an approval leads to, for people who decide on a pending request; null for others and for decided requests.
   * `before` are the approved days of the counter in the year of the request's first counted day, `after` those with the
   * request; `limit` is null where there is none.
   */
  balance: z.nullable(
    z.object({
      counter: z.enum(leaveCounters),
      year: z.int(),
      before: z.number(),
      after: z.number(),
      limit: z.nullable(z.number()),
    }),
  ),
  /**
   * Set when a pending request belongs to a person who has left: deactivated, or with a last work day before the end of
   * the request. Such a request is not approved. `last_day` is null where it is not known.
   */
  left: z.nullable(z.object({ last_day: z.nullable(day) })),
  can: z.object({
    approve: z.boolean(),
    /**
     * Why the request cannot be approved, for people who decide on it; null where it can be approved or is already
     * decided.
     */
    approve_refusal: z.nullable(z.string()),
    approve_reason: z.nullable(reason),
    decline: z.boolean(),
    /** Whether the type can be switched between full_day_sick_leave and extra_sick_leave. */
    toggle_extra: z.boolean(),
    delete: z.boolean(),
  }),
})
export type LeaveRequest = z.infer<typeof leaveRequest>

const note = optionalText(leaveRequestLimits.note, { long: failing('requests.note_too_long') })

/**
 * The input of a request, shared with the form. `checkNewLeave` checks what depends on today, holidays and other
 * requests.
 */
export const leaveRequestInput = z.object({
  request_type: recordTypeInput,
  start_date: day,
  /** The last day, which is computed for vacations; a range without it is one day. */
  end_date: optionalDay,
  note,
  paid_leave_type: z.optional(z.nullable(z.enum(paidLeaveTypes))),
  vacation_type: z.optional(z.nullable(z.enum(vacationTypes))),
})
export type LeaveRequestInput = z.output<typeof leaveRequestInput>

export const leaveDecision = z.object({
  status: z.optional(leaveStatusInput),
  /** full_day_sick_leave or extra_sick_leave of a pending request that is the other. */
  request_type: z.optional(recordTypeInput),
  /** A reason is taken only with the status rejected. */
  decision_note: optionalText(leaveRequestLimits.decision_note),
})
export type LeaveDecision = z.output<typeof leaveDecision>

/** The filters and the order of the list. */
export const leaveRequestFilters = {
  by_day: z.optional(day),
  /** Another name of `by_day`. */
  by_date: z.optional(day),
  by_month: z.optional(countInput(12, failing('requests.by_month'))),
  /** The year; alone it means the whole year. */
  by_year: z.optional(yearInput),
  by_user_id: z.optional(idInput),
  /** Another name of `by_user_id`. */
  user_id: z.optional(idInput),
  /** Lists this request alone, where the caller may read it. */
  request_id: z.optional(idInput),
  is_pending: z.optional(booleanInput),
  /** Pending requests, and approved ones whose last day is today or later; false selects all others. */
  is_open: z.optional(booleanInput),
  request_type: z.optional(leaveTypeInput),
  /** Lists own requests only, also for manager-level users. */
  mine: z.optional(booleanInput),
  ...sortQuery(requestSortFields),
}
const listQuery = z.object({ ...leaveRequestFilters, ...pageQuery(10) })
export type LeaveRequestQuery = z.output<typeof listQuery>

const colleaguesAway = z.object({
  request_id: id,
  /** Requests of others that are not rejected, first start first. */
  colleagues: z.array(
    z.object({
      id,
      user: personName,
      status: z.enum(leaveRequestStatuses),
      request_type: z.enum(leaveTypes),
      paid_leave_type: z.nullable(z.enum(paidLeaveTypes)),
      start_date: day,
      end_date: day,
      /** The names of the projects that both people are on. */
      projects: z.array(z.string()),
    }),
  ),
})
export type ColleaguesAway = z.infer<typeof colleaguesAway>

export const tags = { requests: 'Requests for leave' }

export const leaveRequests = {
  list: route({
    method: 'GET',
    url: '/requests',
    access: 'signedIn',
    inTurn: true,
    summary:
      "Requests for leave that touch a day or a month; own ones, for manager-level users everyone's. Newest start first; pending and open ones by first day, pending before approved",
    schema: {
      querystring: listQuery,
      response: { 200: z.object({ paginate_requests: z.array(leaveRequest), pages, count }) },
    },
  }),
  create: route({
    method: 'POST',
    url: '/requests',
    access: 'signedIn',
    refuses: [409],
    summary:
      'Ask for own leave, with a png or jpeg if there is one; an Idempotency-Key header makes a repeat within a day return the first answer',
    flatBody: 'request',
    /** A png or jpeg by its content. */
    form: { file: 'illness_file', maxBytes: maxPictureBytes },
    schema: { body: z.object({ request: leaveRequestInput }), response: { 201: leaveRequest } },
  }),
  lastDay: route({
    method: 'GET',
    url: '/requests/last_day',
    access: 'signedIn',
    summary: 'The last day for which one may ask for leave, and what ends then; null while nothing ends',
    schema: {
      response: {
        200: z.object({
          last_day: z.nullable(
            z.object({ date: day, reason: z.enum(['last_work_day', 'end_of_contracts']) }),
          ),
        }),
      },
    },
  }),
  colleaguesAway: route({
    method: 'GET',
    url: '/requests/colleagues_away',
    access: 'adminOnly',
    summary: 'Who else of the same projects is away, or asks to be, on days of the requests',
    schema: {
      querystring: z.object({ request_id: idListInput }),
      response: { 200: z.array(colleaguesAway) },
    },
  }),
  decide: route({
    method: 'PUT',
    url: '/requests/:id',
    access: 'adminOnly',
    undoable: true,
    summary: 'Approve or decline a pending request, or make it extra sick leave and back',
    flatBody: 'request',
    changes: leaveRequest,
    schema: {
      params: idParams,
      body: z.object({ request: leaveDecision }),
      response: { 200: leaveRequest },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/requests/:id',
    access: 'signedIn',
    summary: 'Delete an own pending request, or as an admin a decided one with its leave records',
    changes: leaveRequest,
    schema: { params: idParams, response: { 204: noContent } },
  }),
  attachment: route({
    method: 'GET',
    url: '/requests/:id/attachment',
    access: 'signedIn',
    summary: 'The picture sent with a request, a JPEG; for its owner and manager-level users',
    sendsFile: 'image/jpeg',
    schema: { params: idParams, response: { 200: z.unknown() } },
  }),
}
