import { customerLimits } from '@portal/domain/customers'
import { getTableColumns } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, emailAddress, filledUpTo, foldedForm, id, lower, updatedAt, version } from './columns.ts'

export const customers = pgTable(
  'customers',
  {
    id: id(),
    version: version(),
    company_name: text('company_name').notNull(),
    company_name_folded: foldedForm('company_name_folded').notNull(),
    /** The representative's name. */
    full_legal_name: text('full_legal_name').notNull(),
    full_legal_name_folded: foldedForm('full_legal_name_folded').notNull(),
    title: text('title').notNull(),
    company_address: text('company_address'),
    email: emailAddress('email').notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    index('customers_company_name_idx').on(lower(t.company_name), t.id),
    check('customers_company_name_check', filledUpTo(t.company_name, customerLimits.company_name)),
    check('customers_full_legal_name_check', filledUpTo(t.full_legal_name, customerLimits.full_legal_name)),
    check('customers_title_check', filledUpTo(t.title, customerLimits.title)),
    check('customers_company_address_check', filledUpTo(t.company_address, customerLimits.company_address)),
    check('customers_email_check', filledUpTo(t.email, customerLimits.email)),
  ],
)

const { company_name_folded, full_legal_name_folded, created_at, updated_at, ...shown } =
  getTableColumns(customers)
/** The columns that people see. */
export const shownOfCustomer = shown
