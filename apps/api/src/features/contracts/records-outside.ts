import { conflict } from '../../use-case/errors.ts'

/** Refuses a change that leaves worked hours on a day without a contract. */
export const recordsOutside = () => conflict('contracts.records_outside')
