import { conflict } from '../../errors.ts'

/** Worked hours would lie on a day that no contract covers. */
export const recordsOutside = () =>
  conflict('contracts.records_outside', 'There are records outside these dates')
