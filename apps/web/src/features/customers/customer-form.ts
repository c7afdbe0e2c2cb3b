import type { Customer } from '@portal/contract/customers'
import { t } from '../../messages/messages.ts'
import { type FieldWords, inWords } from '../../shared/conflicts/field-words.ts'

export type CustomerValues = {
  company_name: string
  full_legal_name: string
  title: string
  email: string
  company_address: string
}

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
