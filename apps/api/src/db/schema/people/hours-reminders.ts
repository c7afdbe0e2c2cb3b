import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { createdAt, day } from '../columns.ts'
import { users } from './users.ts'

/** The primary key allows a person one reminder of missing hours a day, whoever sends it. */
export const hoursReminders = pgTable(
  'hours_reminders',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: day('day').notNull(),
    /** The user who sent the reminder. */
    actor_id: integer('actor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ name: 'hours_reminders_pk', columns: [t.user_id, t.day] }),
    index('hours_reminders_actor_idx').on(t.actor_id),
  ],
)
