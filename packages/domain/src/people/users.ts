import { maxEmailLength } from '../addresses/email-length.ts'

/** Longest texts of an account, in characters: the contract, the form and the table's constraints share them. */
export const userLimits = { email: maxEmailLength, first_name: 60, last_name: 60 } as const

/** Characters of a password, as `passwords.ts` counts them. */
export const passwordLength = { min: 6, max: 40 } as const
