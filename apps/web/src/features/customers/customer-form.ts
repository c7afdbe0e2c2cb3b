import { type Customer, type CustomerInput, customerInput } from '@portal/contract/customers'
import { t } from '../../messages/messages.ts'
import { type FieldWords, inWords } from '../../shared/conflicts/field-words.ts'
import { emptyTexts, textsOf } from '../../shared/forms/texts-of.ts'

/** The values of the form: a text for every field of the contract. */
export type CustomerValues = Record<keyof CustomerInput, string>

export const emptyCustomer: CustomerValues = emptyTexts(customerInput)

export const valuesOf = (customer: Customer): CustomerValues => textsOf(customerInput, customer)

export const customerWords: FieldWords<CustomerValues> = {
  company_name: inWords(t.customers.companyName),
  full_legal_name: inWords(t.customers.representative),
  title: inWords(t.customers.representativeTitle),
  email: inWords(t.customers.email),
  company_address: inWords(t.customers.address),
}
