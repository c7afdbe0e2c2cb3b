import { passkeyNameLength } from '@portal/domain/people/second-factors'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, filledUpTo, id, moment, upTo, version } from '../columns.ts'
import { users } from '../people/users.ts'

const ofUser = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The secrets of codes. A new one counts beside the present one until a code of it was typed. */
export const totpSecrets = pgTable(
  'totp_secrets',
  {
    user_id: ofUser().primaryKey(),
    /** In base32; null until the first code. */
    secret: text('secret'),
    /** The 30 seconds, counted from 1970, whose code was used last: earlier codes and this one are used up. */
    last_step: integer('last_step'),
    new_secret: text('new_secret'),
    new_secret_ends_at: moment('new_secret_ends_at'),
    created_at: createdAt(),
  },
  (t) => [
    check('totp_secrets_secret_check', filledUpTo(t.secret, 64)),
    check('totp_secrets_new_secret_check', filledUpTo(t.new_secret, 64)),
    check('totp_secrets_some_check', sql`${t.secret} is not null or ${t.new_secret} is not null`),
    check('totp_secrets_new_check', sql`(${t.new_secret} is null) = (${t.new_secret_ends_at} is null)`),
  ],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    version: version(),
    user_id: ofUser(),
    name: text('name').notNull(),
    /** In base64url, as browsers name it. */
    credential_id: text('credential_id').notNull(),
    /** COSE, in base64url. */
    public_key: text('public_key').notNull(),
    /** Of the last use; 0 for passkeys that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How a browser reaches it, separated by commas; empty where it did not say. */
    transports: text('transports').notNull(),
    created_at: createdAt(),
    last_used_at: moment('last_used_at'),
  },
  (t) => [
    uniqueIndex('passkeys_credential_id_unique').on(t.credential_id),
    index('passkeys_user_idx').on(t.user_id),
    check('passkeys_name_check', filledUpTo(t.name, passkeyNameLength)),
    check('passkeys_credential_id_check', filledUpTo(t.credential_id, 1400)),
    check('passkeys_public_key_check', filledUpTo(t.public_key, 4000)),
    check('passkeys_transports_check', upTo(t.transports, 200)),
  ],
)

/** Each works once. Only a hash is stored, so that a copy of the table opens nothing. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    user_id: ofUser(),
    code_hash: text('code_hash').notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('recovery_codes_unique').on(t.user_id, t.code_hash),
    check('recovery_codes_code_hash_check', sql`char_length(${t.code_hash}) = 64`),
  ],
)
