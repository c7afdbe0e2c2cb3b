import { customerLimits } from '@portal/domain/customers'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, emailAddress, filledUpTo, foldedForm, id, lower, updatedAt, version } from './columns.ts'

export const customers = pgTable(
  'customers',
  {
    id: id(),
    version: version(),
    companyName: text('company_name').notNull(),
    companyNameFolded: foldedForm('company_name_folded').notNull(),
    /** The representative's name. */
    fullLegalName: text('full_legal_name').notNull(),
    fullLegalNameFolded: foldedForm('full_legal_name_folded').notNull(),
    title: text('title').notNull(),
    companyAddress: text('company_address'),
    email: emailAddress('email').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('customers_company_name_idx').on(lower(t.companyName), t.id),
    check('customers_company_name_check', filledUpTo(t.companyName, customerLimits.companyName)),
    check('customers_full_legal_name_check', filledUpTo(t.fullLegalName, customerLimits.fullLegalName)),
    check('customers_title_check', filledUpTo(t.title, customerLimits.title)),
    check('customers_company_address_check', filledUpTo(t.companyAddress, customerLimits.companyAddress)),
    check('customers_email_check', filledUpTo(t.email, customerLimits.email)),
  ],
)
