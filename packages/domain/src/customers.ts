import { maxEmailLength } from './addresses/email-length.ts'

/** Longest texts of a customer, in characters: the contract, the form and the table's constraints share them. */
export const customerLimits = {
  companyName: 200,
  fullLegalName: 200,
  title: 100,
  companyAddress: 300,
  email: maxEmailLength,
} as const
