import { leaveTypes, paidLeaveTypes } from '@portal/domain/leave/leave'
import * as z from 'zod/mini'
import { day, id, idParams, version } from '../shared/fields.ts'
import { count, pageQuery, pages } from '../shared/paging.ts'
import { route } from '../shared/route.ts'
import { leaveRequest } from './leave-requests.ts'

/** Approved leave whose records are not its counted days by the present holidays. */
export const touchedRequest = z.object({
  id,
  version,
  user: z.object({ id, full_name: z.string() }),
  request_type: z.enum(leaveTypes),
  paid_leave_type: z.nullable(z.enum(paidLeaveTypes)),
  start_date: day,
  end_date: day,
  /** The counted days as they are recorded now; half a day is 0.5. */
  days: z.number(),
  /** The counted days after counting again; 0 where no day is left. */
  days_after: z.number(),
  /** Days that become leave, and days that no longer are. */
  added: z.array(day),
  removed: z.array(day),
  can: z.object({ recount: z.boolean() }),
})
export type TouchedRequest = z.infer<typeof touchedRequest>

export const touchedLeave = {
  list: route({
    method: 'GET',
    url: '/requests/touched',
    access: 'adminOnly',
    inTurn: true,
    summary: 'Approved leave whose days have changed with the holidays since it was counted, first day first',
    schema: {
      querystring: z.object(pageQuery(10)),
      response: { 200: z.object({ touched_requests: z.array(touchedRequest), pages, count }) },
    },
  }),
  recount: route({
    method: 'POST',
    url: '/requests/:id/recount',
    access: 'adminOnly',
    summary: 'Count approved leave again by the present holidays, and tell the requester what changed',
    changes: leaveRequest,
    schema: { params: idParams, response: { 200: leaveRequest } },
  }),
  recountAll: route({
    method: 'POST',
    url: '/requests/recount',
    access: 'adminOnly',
    inTurn: true,
    summary: 'Count all approved leave again that the holidays touch, at most 100 requests, first day first',
    schema: {
      response: {
        200: z.object({
          recounted: count,
          /** How many touched requests are left after this call; another call continues with them. */
          left: count,
        }),
      },
    },
  }),
}
