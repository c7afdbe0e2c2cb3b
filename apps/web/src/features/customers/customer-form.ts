import { type Customer, type CustomerInput, customerInput } from '@portal/contract/customers'
import { t } from '../../messages/messages.ts'
import { allInWords, type FieldWords } from '../../shared/conflicts/field-words.ts'
import { emptyTexts, textsOf } from '../../shared/forms/texts-of.ts'

/** The values of the form: a text for every field of the contract. */
export type CustomerValues = Record<keyof CustomerInput, string>

export const emptyCustomer: CustomerValues = emptyTexts(customerInput)

export const valuesOf = (customer: Customer): CustomerValues => textsOf(customerInput, customer)

export const customerWords: FieldWords<CustomerValues> = allInWords(t.customerLabels)
