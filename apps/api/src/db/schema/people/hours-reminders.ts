import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { createdAt, day } from '../columns.ts'
import { users } from './users.ts'

/** The key is the rule: a person is reminded of missing hours once a day at most, whoever does it. */
export const hoursReminders = pgTable(
  'hours_reminders',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: day('day').notNull(),
    /** Who reminded. */
    actorId: integer('actor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: 'hours_reminders_pk', columns: [t.userId, t.day] }),
    index('hours_reminders_actor_idx').on(t.actorId),
  ],
)
