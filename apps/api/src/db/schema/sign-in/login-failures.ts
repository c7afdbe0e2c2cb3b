import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../columns.ts'

/** Kept for every e-mail typed, known or not, so that the limit does not reveal which exist. */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: id(),
    /** As typed, in lower case. */
    email: text('email').notNull(),
    address: text('address').notNull(),
    failedAt: moment('failed_at').notNull().defaultNow(),
  },
  (t) => [
    index('login_failures_email_idx').on(t.email, t.failedAt),
    index('login_failures_address_idx').on(t.address, t.failedAt),
    index('login_failures_failed_at_idx').on(t.failedAt),
  ],
)
