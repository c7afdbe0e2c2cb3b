import type { Customer, CustomerInput } from '@portal/contract/customers'
import { t } from '../../messages/messages.ts'
import { type FieldWords, inWords } from '../../shared/conflicts/field-words.ts'

/** The values of the form: a text for every field of the contract. */
export type CustomerValues = Record<keyof CustomerInput, string>

export const emptyCustomer: CustomerValues = {
  company_name: '',
  full_legal_name: '',
  title: '',
  email: '',
  company_address: '',
}

export const valuesOf = (customer: Customer): CustomerValues => ({
  company_name: customer.company_name,
  full_legal_name: customer.full_legal_name,
  title: customer.title,
  email: customer.email,
  company_address: customer.company_address ?? '',
})

export const customerWords: FieldWords<CustomerValues> = {
  company_name: inWords(t.customers.companyName),
  full_legal_name: inWords(t.customers.representative),
  title: inWords(t.customers.representativeTitle),
  email: inWords(t.customers.email),
  company_address: inWords(t.customers.address),
}
