import { userLimits } from '@portal/domain/people/users'
import { sql } from 'drizzle-orm'
import { check, index, inet, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, upTo } from '../columns.ts'

/**
 * Requests for a new password, written for known and unknown addresses alike: the mail is made afterwards, so that neither
 * the answer nor its time tells them apart. The limits count them.
 */
export const passwordResetRequests = pgTable(
  'password_reset_requests',
  {
    id: id(),
    /** The e-mail as typed, in lower case. */
    email: text('email').notNull(),
    /** The IP address; for IPv6 the network of 64 bits. */
    address: inet('address').notNull(),
    requested_at: moment('requested_at').notNull(),
    /** When the mail was made, or nobody was found to send it to. */
    handled_at: moment('handled_at'),
  },
  (t) => [
    index('password_reset_requests_email_idx').on(t.email, t.requested_at),
    index('password_reset_requests_address_idx').on(t.address, t.requested_at),
    index('password_reset_requests_requested_at_idx').on(t.requested_at),
    index('password_reset_requests_open_idx').on(t.id).where(sql`${t.handled_at} is null`),
    check('password_reset_requests_email_check', upTo(t.email, userLimits.email)),
  ],
)
