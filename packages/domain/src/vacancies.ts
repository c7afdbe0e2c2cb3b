/** The level that a vacancy asks for, lowest first. */
export const vacancyLevels = ['junior', 'middle', 'senior'] as const
export type VacancyLevel = (typeof vacancyLevels)[number]
export const defaultVacancyLevel: VacancyLevel = 'junior'

/** Longest texts of a vacancy, in characters: the contract, the form and the table's constraints share them. */
export const vacancyLimits = { title: 200, where_published: 200 } as const

/**
 * Whether two salaries form a range, with the lowest not above the highest. A range with one end is open at the other.
 */
export const isSalaryRange = (min: number | null, max: number | null): boolean =>
  min === null || max === null || min <= max
