import { maxEmailLength } from './addresses/email-length.ts'

/** Longest texts of a customer, in characters: the contract, the form and the table's constraints share them. */
export const customerLimits = {
  company_name: 200,
  full_legal_name: 200,
  title: 100,
  company_address: 300,
  email: maxEmailLength,
} as const
