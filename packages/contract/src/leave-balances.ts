import * as z from 'zod/mini'
import { id, idInput, idParams, yearInput } from './shared/fields.ts'
import { listFiles } from './shared/list-files.ts'
import { count, pageQuery, pages } from './shared/paging.ts'
import { route } from './shared/route.ts'

/** Days of leave taken by type; the half_day_ ones count half days. */
const totals = {
  vacations: z.number(),
  full_day_sick_leaves: z.number(),
  half_day_sick_leaves: z.number(),
  extra_sick_leaves: z.number(),
  paid_leaves: z.number(),
  unpaid_leaves: z.number(),
  half_day_unpaid_leaves: z.number(),
  day_offs: z.number(),
  work_offs: z.number(),
}
export const leaveTotals = z.object(totals)

const monthOfLeave = z.object({ month: z.int(), ...totals })
export type MonthOfLeave = z.infer<typeof monthOfLeave>

const userLeaves = z.object({ user_id: id, user: z.string(), ...totals })
export type UserLeaves = z.infer<typeof userLeaves>

/** The number of days; half a day is 0.5. */
const counter = z.object({ used: z.number(), limit: z.nullable(z.number()), pending: z.number() })

const counters = z.object({
  vacations: counter,
  sick_leaves: counter,
  extra_sick_leaves: counter,
  paid_leaves: counter,
  unpaid_leaves: counter,
  day_offs: counter,
  work_offs: counter,
})
export type LeaveCounters = z.infer<typeof counters>

const yearQuery = z.object({ year: z.optional(yearInput) })
const countersQuery = z.object({ year: z.optional(yearInput), user_id: z.optional(idInput) })
const dashboardQuery = z.object({ ...countersQuery.shape, ...pageQuery(10) })
export type LeaveDashboardQuery = z.output<typeof dashboardQuery>
export type LeaveDashboardFilters = z.output<typeof countersQuery>

export const tags = { leave_counters: 'How much leave is used, asked for and left' }

export const leaveBalances = {
  total: route({
    method: 'GET',
    url: '/users/:id/leaves/total',
    access: 'signedIn',
    refuses: [403],
    summary: "A user's days of leave in a year, the current one unless told",
    schema: { params: idParams, querystring: yearQuery, response: { 200: leaveTotals } },
  }),
  byMonth: route({
    method: 'GET',
    url: '/users/:id/leaves/by_month',
    access: 'signedIn',
    refuses: [403],
    summary: "A user's days of leave in each month of a year, the current one unless told",
    schema: { params: idParams, querystring: yearQuery, response: { 200: z.array(monthOfLeave) } },
  }),
  counters: route({
    method: 'GET',
    url: '/leave_counters',
    access: 'signedIn',
    refuses: [403, 404],
    summary: "Own counters of a year with their limits; manager-level users may ask for another's",
    schema: { querystring: countersQuery, response: { 200: counters } },
  }),
  dashboard: route({
    method: 'GET',
    url: '/dashboard/leaves',
    access: 'managerLevel',
    inTurn: true,
    summary: 'The days of leave of all active users in a year, by full name',
    schema: {
      querystring: dashboardQuery,
      response: { 200: z.object({ users_leaves: z.array(userLeaves), pages, count }) },
    },
  }),
}

export const leaveFiles = listFiles({
  url: '/dashboard/leaves',
  access: 'managerLevel',
  list: 'leaves',
  query: countersQuery,
})
