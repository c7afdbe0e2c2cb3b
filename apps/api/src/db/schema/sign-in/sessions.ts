import { signInWays } from '@portal/domain/people/second-factors'
import { check, index, inet, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf, upTo } from '../columns.ts'
import { users } from '../people/users.ts'

/** Only a hash of the token is stored, so that a copy of the table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    token_hash: text('token_hash').notNull(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
    /** In words; null where it did not name itself. */
    browser: text('browser'),
    /** The IP address of the sign-in. */
    address: inet('address'),
    signed_in_by: text('signed_in_by', { enum: signInWays }).notNull().default('password'),
    /** When the person proved last who they are, at sign-in or because it was asked again. */
    proven_at: moment('proven_at').notNull().defaultNow(),
    last_used_at: moment('last_used_at').notNull().defaultNow(),
    expires_at: moment('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('sessions_token_hash_unique').on(t.token_hash),
    index('sessions_user_idx').on(t.user_id),
    index('sessions_expires_idx').on(t.expires_at),
    check('sessions_browser_check', upTo(t.browser, 100)),
    check('sessions_signed_in_by_check', oneOf(t.signed_in_by, signInWays)),
  ],
)
