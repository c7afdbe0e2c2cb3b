import type { Customer } from '@portal/contract/customers'

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
