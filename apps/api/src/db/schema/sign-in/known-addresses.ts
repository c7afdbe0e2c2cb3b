import { index, inet, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from '../people/users.ts'

/** The addresses that a person has signed in from. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The IP address; for IPv6 the network of 64 bits. */
    address: inet('address').notNull(),
    signed_in_at: moment('signed_in_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.address] }),
    index('known_addresses_signed_in_at_idx').on(t.signed_in_at),
  ],
)
