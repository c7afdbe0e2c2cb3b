import { userLimits } from '@portal/domain/people/users'
import { sql } from 'drizzle-orm'
import { boolean, check, index, inet, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, upTo } from '../columns.ts'

/** Failures are kept for every e-mail that is typed, known or not, so that the limits do not reveal which exist. */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: id(),
    /** The e-mail as typed, in lower case; the beginning of a text that is too long for an e-mail. */
    email: text('email').notNull(),
    /** The IP address; for IPv6 the network of 64 bits. */
    address: inet('address').notNull(),
    /** True when the attempt came from an address and a browser that never signed in as the person. */
    by_stranger: boolean('by_stranger').notNull().default(true),
    failed_at: moment('failed_at').notNull().defaultNow(),
  },
  (t) => [
    index('login_failures_pair_idx').on(t.email, t.address, t.failed_at),
    index('login_failures_address_idx').on(t.address, t.failed_at),
    index('login_failures_strangers_idx').on(t.email, t.failed_at).where(sql`by_stranger`),
    index('login_failures_failed_at_idx').on(t.failed_at),
    check('login_failures_email_check', upTo(t.email, userLimits.email)),
  ],
)
