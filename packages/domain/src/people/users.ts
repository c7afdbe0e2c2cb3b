/** Longest texts of an account, in characters: the contract, the form and the table's constraints share them. */
export const userLimits = { email: 254, firstName: 60, lastName: 60 } as const

/** Characters of a password. */
export const passwordLength = { min: 6, max: 40 } as const
