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
    tokenHash: text('token_hash').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that the link was made for. Under another address of the account it opens nothing. */
    email: emailAddress('email').notNull(),
    mailId: integer('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    /** When it ends by itself; it is moved to the moment at which it is used, withdrawn, or replaced by a newer one. */
    endsAt: moment('ends_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('account_links_token_hash_unique').on(t.tokenHash),
    index('account_links_user_idx').on(t.userId, t.kind, t.endsAt),
    index('account_links_mail_idx').on(t.mailId),
    index('account_links_ends_at_idx').on(t.endsAt),
    check('account_links_kind_check', oneOf(t.kind, accountLinkKinds)),
    check('account_links_email_check', filledUpTo(t.email, userLimits.email)),
    check('account_links_token_hash_check', sql`char_length(${t.tokenHash}) = 64`),
  ],
)
