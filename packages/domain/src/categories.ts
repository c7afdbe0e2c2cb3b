/** Longest texts of a category, in characters: the contract, the form and the table's constraints share them. */
export const categoryLimits = { name: 100, description: 200 } as const
