import { check, index, inet, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, upTo } from '../columns.ts'
import { users } from '../people/users.ts'

/** Only a hash of the token is stored, so that a copy of the table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text('token_hash').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** In words; null where it did not name itself. */
    browser: text('browser'),
    /** The IP address of the sign-in. */
    address: inet('address'),
    /** When the password was typed last, at sign-in or because it was asked for again. */
    provenAt: moment('proven_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('sessions_token_hash_unique').on(t.tokenHash),
    index('sessions_user_idx').on(t.userId),
    index('sessions_expires_idx').on(t.expiresAt),
    check('sessions_browser_check', upTo(t.browser, 100)),
  ],
)
