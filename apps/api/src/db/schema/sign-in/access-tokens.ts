import { accessTokenLimits, accessTokenScopes } from '@portal/domain/access-tokens'
import { sql } from 'drizzle-orm'
import { boolean, check, index, inet, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, day, filledUpTo, id, moment, oneOf } from '../columns.ts'
import { users } from '../people/users.ts'

/** Tokens of programs. Only a hash is stored, so that a copy of the table opens nothing. An ended one is deleted. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: id(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    scope: text('scope', { enum: accessTokenScopes }).notNull(),
    /** Whether it may read the files of salaries, where its owner may. */
    salary_files: boolean('salary_files').notNull().default(false),
    token_hash: text('token_hash').notNull(),
    /** The last day on which it opens anything. */
    expires_on: day('expires_on').notNull(),
    /** Whether its owner was told that it ends soon. */
    is_warned: boolean('is_warned').notNull().default(false),
    last_used_at: moment('last_used_at'),
    last_address: inet('last_address'),
    /** The minute whose requests are counted, of all processes together. */
    counted_minute: moment('counted_minute'),
    counted_requests: integer('counted_requests').notNull().default(0),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('access_tokens_token_hash_unique').on(t.token_hash),
    index('access_tokens_user_idx').on(t.user_id),
    index('access_tokens_expires_on_idx').on(t.expires_on),
    check('access_tokens_name_check', filledUpTo(t.name, accessTokenLimits.name)),
    check('access_tokens_scope_check', oneOf(t.scope, accessTokenScopes)),
    check('access_tokens_token_hash_check', sql`char_length(${t.token_hash}) = 64`),
  ],
)
