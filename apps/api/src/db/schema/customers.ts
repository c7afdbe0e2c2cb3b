import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, lower, updatedAt } from './columns.ts'

export const customers = pgTable(
  'customers',
  {
    id: id(),
    companyName: text('company_name').notNull(),
    /** The representative's name. */
    fullLegalName: text('full_legal_name').notNull(),
    title: text('title').notNull(),
    companyAddress: text('company_address'),
    email: text('email').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('customers_company_name_idx').on(lower(t.companyName), t.id)],
)
