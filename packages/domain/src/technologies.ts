/** Longest texts of a technology, in characters: the contract, the form and the table's constraints share them. */
export const technologyLimits = { name: 60 } as const
