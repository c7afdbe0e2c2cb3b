import { sql } from 'drizzle-orm'
import { check, index, inet, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf } from '../columns.ts'
import { users } from '../people/users.ts'

/** `second_factor` goes on after a password, `passkey` signs in or confirms, `new_passkey` adds one. */
export const challengeKinds = ['second_factor', 'passkey', 'new_passkey'] as const
export type ChallengeKind = (typeof challengeKinds)[number]

/** What a browser must answer within minutes. The row is deleted by the answer, so that it works once. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    id: id(),
    kind: text('kind', { enum: challengeKinds }).notNull(),
    token_hash: text('token_hash').notNull(),
    /** Whose it is; null for a passkey that anybody may answer with. */
    user_id: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The hash that the account had when the password was typed: a new password ends what was begun with the old one. */
    password_hash: text('password_hash'),
    wrong_codes: integer('wrong_codes').notNull().default(0),
    /** The IP address; for IPv6 the network of 64 bits. */
    address: inet('address').notNull(),
    ends_at: moment('ends_at').notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('sign_in_challenges_token_hash_unique').on(t.token_hash),
    index('sign_in_challenges_user_idx').on(t.user_id),
    index('sign_in_challenges_address_idx').on(t.address, t.created_at),
    index('sign_in_challenges_ends_at_idx').on(t.ends_at),
    check('sign_in_challenges_kind_check', oneOf(t.kind, challengeKinds)),
    check('sign_in_challenges_token_hash_check', sql`char_length(${t.token_hash}) = 64`),
  ],
)
