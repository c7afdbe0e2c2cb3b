import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { users } from './people/users.ts'

/**
 * Answers of creations, for repeats. A row is written in the transaction of the creation: a simultaneous repeat waits
 * at the unique index, and a refusal leaves no row.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    request_hash: text('request_hash').notNull(),
    /** Null only inside the transaction that writes the row. */
    response: jsonb('response'),
    /** The token of the answer's header X-Undo. */
    undo_token: text('undo_token'),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('idempotency_keys_user_key_unique').on(t.user_id, t.key),
    index('idempotency_keys_created_at_idx').on(t.created_at),
  ],
)
