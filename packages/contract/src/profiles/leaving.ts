import { leaveRequestStatuses, leaveTypes, paidLeaveTypes } from '@portal/domain/leave/leave'
import { deviceTypes } from '@portal/domain/people/profiles'
import * as z from 'zod/mini'
import { day, id, idInput } from '../shared/fields.ts'
import { count } from '../shared/paging.ts'
import { route } from '../shared/route.ts'

/** The most entries of each kind that the answer names; `count` says how many there are. */
export const namedBehindLastDay = 10

const behindLastDay = z.object({
  last_day: day,
  /** Approved and pending requests, first start first. */
  leave: z.object({
    count,
    requests: z.array(
      z.object({
        id,
        request_type: z.enum(leaveTypes),
        paid_leave_type: z.nullable(z.enum(paidLeaveTypes)),
        status: z.enum(leaveRequestStatuses),
        start_date: day,
        end_date: day,
      }),
    ),
  }),
  /** Worked hours after the day; null without any. */
  hours: z.nullable(z.object({ hours: z.number(), first_date: day, last_date: day })),
  /** Contracts that go on after the day and after today. */
  contracts: z.object({
    count,
    contracts: z.array(z.object({ id, project: z.string(), start_date: day, end_date: z.nullable(day) })),
  }),
  /** All equipment that the person has received; a piece that is handed back is deleted. */
  equipment: z.object({
    count,
    items: z.array(
      z.object({ id, device: z.enum(deviceTypes), name: z.string(), serial_number: z.string() }),
    ),
  }),
})
export type BehindLastDay = z.infer<typeof behindLastDay>

export const leaving = {
  behindLastDay: route({
    method: 'GET',
    url: '/users/:id/behind_last_day',
    access: 'managerLevel',
    inTurn: true,
    summary:
      'What lies behind a last work day; without the day, what a deactivation today leaves, all pending leave included',
    schema: {
      params: z.object({ id: idInput }),
      querystring: z.object({ last_day: z.optional(day) }),
      response: { 200: behindLastDay },
    },
  }),
}
