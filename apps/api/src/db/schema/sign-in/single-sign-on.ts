import { sql } from 'drizzle-orm'
import { check, index, inet, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, filledUpTo, id, moment, upTo } from '../columns.ts'
import { users } from '../people/users.ts'
import { sessions } from './sessions.ts'

/** Whose account an account of the provider is. */
export const oidcAccounts = pgTable(
  'oidc_accounts',
  {
    user_id: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('oidc_accounts_subject_unique').on(t.issuer, t.subject),
    check('oidc_accounts_issuer_check', filledUpTo(t.issuer, 500)),
    check('oidc_accounts_subject_check', filledUpTo(t.subject, 255)),
  ],
)

/** Sign-ins that are on their way to the provider. The row is deleted by the callback, so that it works once. */
export const oidcAttempts = pgTable(
  'oidc_attempts',
  {
    id: id(),
    /** Of the state in the address and of the browser's cookie: both must come back. */
    state_hash: text('state_hash').notNull(),
    browser_hash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    code_verifier: text('code_verifier').notNull(),
    /** An own path; null for the start page. */
    return_to: text('return_to'),
    /** The session that the provider is to confirm; null for a sign-in. */
    session_id: integer('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    /** The IP address; for IPv6 the network of 64 bits. */
    address: inet('address').notNull(),
    ends_at: moment('ends_at').notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('oidc_attempts_state_hash_unique').on(t.state_hash),
    index('oidc_attempts_session_idx').on(t.session_id),
    index('oidc_attempts_address_idx').on(t.address, t.created_at),
    index('oidc_attempts_ends_at_idx').on(t.ends_at),
    check('oidc_attempts_state_hash_check', sql`char_length(${t.state_hash}) = 64`),
    check('oidc_attempts_browser_hash_check', sql`char_length(${t.browser_hash}) = 64`),
    check('oidc_attempts_nonce_check', upTo(t.nonce, 100)),
    check('oidc_attempts_code_verifier_check', upTo(t.code_verifier, 128)),
    check('oidc_attempts_return_to_check', upTo(t.return_to, 2000)),
  ],
)
