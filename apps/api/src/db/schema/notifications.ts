import { recordTypes } from '@portal/domain/hours/records'
import type { LeaveType } from '@portal/domain/leave/leave'
import { type NotificationFacts, notificationEvents } from '@portal/domain/notifications'
import { getTableColumns, sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, day, id, oneOf } from './columns.ts'
import { leaveRequests } from './leave-requests.ts'
import { users } from './people/users.ts'
import { projects } from './projects.ts'

/** Type and dates are copied because a notification outlives its request. Written by `db/notifications/add-notifications.ts`. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    actor_id: integer('actor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event: text('event', { enum: notificationEvents }).notNull(),
    /** The person whom the sentence names, as they are called when it is read; null where it names nobody. */
    person_id: integer('person_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Null in a row from before facts were kept, which has its sentence in `message`. */
    facts: jsonb('facts').$type<NotificationFacts>(),
    message: text('message'),
    read: boolean('read').notNull().default(false),
    request_id: integer('request_id').references(() => leaveRequests.id, { onDelete: 'set null' }),
    request_type: text('request_type').$type<LeaveType>(),
    request_start_date: day('request_start_date'),
    request_end_date: day('request_end_date'),
    project_id: integer('project_id').references(() => projects.id, { onDelete: 'set null' }),
    /** Whether it may still go by mail; false once a mail was made or is not wanted. */
    mail_pending: boolean('mail_pending').notNull().default(true),
    created_at: createdAt(),
  },
  (t) => [
    index('notifications_user_idx').on(t.user_id, t.created_at, t.id),
    index('notifications_unread_idx').on(t.user_id, t.created_at, t.id).where(sql`not ${t.read}`),
    index('notifications_actor_idx').on(t.actor_id),
    index('notifications_person_idx').on(t.person_id),
    index('notifications_project_idx').on(t.project_id),
    index('notifications_request_idx').on(t.request_id),
    index('notifications_mail_idx').on(t.user_id).where(sql`${t.mail_pending}`),
    check('notifications_event_check', oneOf(t.event, notificationEvents)),
    check('notifications_words_check', sql`(${t.facts} is null) <> (${t.message} is null)`),
    check('notifications_request_type_check', oneOf(t.request_type, recordTypes)),
  ],
)

const { actor_id, person_id, mail_pending, ...shown } = getTableColumns(notifications)
/** The columns that people see, and the sentence of a row without facts. */
export const shownOfNotification = shown
