import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './users.ts'

/**
 * A person has at most one address. Only a hash of its token is stored, so that a copy of the table opens no calendar.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    user_id: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    token_hash: text('token_hash').notNull(),
    created_at: moment('created_at').notNull(),
  },
  (t) => [uniqueIndex('calendar_feeds_token_hash_unique').on(t.token_hash)],
)
