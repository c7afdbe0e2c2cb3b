import type { Day } from './days.ts'

export type Holiday = { date: Day; title: string }

/** Longest texts of a holiday, in characters: the contract, the form and the table's constraints share them. */
export const holidayLimits = { title: 100 } as const
