/** Longest texts of a piece of equipment, in characters: the contract, the form and the table's constraints share them. */
export const inventoryLimits = { name: 100, serial_number: 100 } as const
