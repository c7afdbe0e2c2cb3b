import { accountLinkKinds } from '@portal/domain/people/account-links'
import { userLimits } from '@portal/domain/people/users'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, emailAddress, filledUpTo, id, moment, oneOf } from '../columns.ts'
import { mails } from '../mails.ts'
import { users } from '../people/users.ts'

/** Links that set a password once: invitations and resets. Only a hash of the token is stored, so that a copy of the table opens nothing. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: id(),
    kind: text('kind', { enum: accountLinkKinds }).notNull(),
    token_hash: text('token_hash').notNull(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that the link was made for. Under another address of the account it opens nothing. */
    email: emailAddress('email').notNull(),
    mail_id: integer('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    /** When it ends by itself; it is moved to the moment at which it is used, withdrawn, or replaced by a newer one. */
    ends_at: moment('ends_at').notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('account_links_token_hash_unique').on(t.token_hash),
    index('account_links_user_idx').on(t.user_id, t.kind, t.ends_at),
    index('account_links_mail_idx').on(t.mail_id),
    index('account_links_ends_at_idx').on(t.ends_at),
    check('account_links_kind_check', oneOf(t.kind, accountLinkKinds)),
    check('account_links_email_check', filledUpTo(t.email, userLimits.email)),
    check('account_links_token_hash_check', sql`char_length(${t.token_hash}) = 64`),
  ],
)
