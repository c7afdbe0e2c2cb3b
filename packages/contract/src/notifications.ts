import { leaveTypes } from '@portal/domain/leave/leave'
import { notificationEvents } from '@portal/domain/notifications'
import * as z from 'zod/mini'
import { booleanInput, day, id, idParams, moment, noContent, portrait } from './shared/fields.ts'
import { pageQuery } from './shared/paging.ts'
import { route } from './shared/route.ts'

export const notification = z.object({
  id,
  /** The person who is told. */
  user_id: id,
  read: z.boolean(),
  event: z.enum(notificationEvents),
  /** What happened, as the rest of a sentence that begins with the owner's name. */
  message: z.string(),
  /** What the message is made of, beside the fields below; null for one from before facts were kept. */
  facts: z.nullable(
    z.object({
      /** The person whom the event is about; null where that is who reads it. */
      person: z.nullable(z.string()),
      /** The counted days of a request that was counted again. */
      recount: z.nullable(z.object({ before: z.number(), after: z.number() })),
      /** Why a request was declined; null where no reason was written. */
      reason: z.nullable(z.string()),
    }),
  ),
  /** The person who acted. */
  message_owner: z.object({ id, full_name: z.string(), avatar: portrait }),
  /** The request that the event is about; null where there is none, and once it is deleted. */
  request_id: z.nullable(id),
  request_type: z.nullable(z.enum(leaveTypes)),
  request_start_date: z.nullable(day),
  request_end_date: z.nullable(day),
  project_id: z.nullable(id),
  project: z.nullable(z.string()),
  /** The project's present manager. */
  manager_id: z.nullable(id),
  manager: z.nullable(z.string()),
  created_at: moment,
})
export type Notification = z.infer<typeof notification>

const listQuery = z.object({
  /** True lists only read notifications, false only unread ones. */
  read: z.optional(booleanInput),
  ...pageQuery(50),
})
export type NotificationQuery = z.output<typeof listQuery>

export const tags = { notifications: 'What people are told in the portal' }

export const notifications = {
  list: route({
    method: 'GET',
    url: '/notifications',
    access: 'signedIn',
    inTurn: true,
    summary: 'Own notifications, newest first',
    sendsHeaders: {
      'X-Unread-Count': 'How many of the own notifications are not read',
      'X-Total-Count': 'How many notifications match, on all pages',
    },
    schema: { querystring: listQuery, response: { 200: z.array(notification) } },
  }),
  read: route({
    method: 'PUT',
    url: '/notifications/:id',
    access: 'signedIn',
    leavesNoTrail: 'marking as read is nobody’s concern',
    summary: 'Mark an own notification as read',
    schema: {
      params: idParams,
      body: z.object({ read: z.literal(true) }),
      response: { 200: notification },
    },
  }),
  readAll: route({
    method: 'PUT',
    url: '/notifications/read_all',
    access: 'signedIn',
    inTurn: true,
    leavesNoTrail: 'marking as read is nobody’s concern',
    summary: 'Mark all own notifications as read',
    schema: { response: { 204: noContent } },
  }),
}
