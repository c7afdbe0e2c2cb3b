import type { BoardColumn } from '@portal/contract/candidates/candidate-routes'
import type { Significate } from '@portal/domain/candidates/candidates'

/**
 * How many candidates of a column are shown at first, and how many more each time; the server gives at most
 * `mostShown`.
 */
const step = 20
export const mostShown = 100

export type Limits = Partial<Record<Significate, number>>

export const limitOf = (limits: Limits, column: Significate) => limits[column] ?? step

/** The number of candidates that the server is asked for, for all columns at once. */
export const askedLimit = (limits: Limits) => Math.max(step, ...Object.values(limits))

export const withMore = (limits: Limits, column: Significate): Limits => ({
  ...limits,
  [column]: Math.min(limitOf(limits, column) + step, mostShown),
})

/**
 * Cuts each column to the candidates that it shows. The answer has more of them when more of another column were asked
 * for.
 */
export const cutColumns = (columns: readonly BoardColumn[], limits: Limits): BoardColumn[] =>
  columns.map((column) => ({
    ...column,
    candidates: column.candidates.slice(0, limitOf(limits, column.significate)),
  }))
