import type { BoardColumn } from '@portal/contract/candidates/candidate-routes'
import type { Significate } from '@portal/domain/candidates/candidates'

/** How many candidates of a column are shown; the server gives at most the last number. */
const step = 20
export const mostShown = 100

export type Limits = Partial<Record<Significate, number>>

export const limitOf = (limits: Limits, column: Significate) => limits[column] ?? step

/** What the server is asked for, for all columns at once. */
export const askedLimit = (limits: Limits) => Math.max(step, ...Object.values(limits))

export const withMore = (limits: Limits, column: Significate): Limits => ({
  ...limits,
  [column]: Math.min(limitOf(limits, column) + step, mostShown),
})

/** The answer has more candidates of a column than are shown when more of another one were asked for. */
export const cutColumns = (columns: readonly BoardColumn[], limits: Limits): BoardColumn[] =>
  columns.map((column) => ({
    ...column,
    candidates: column.candidates.slice(0, limitOf(limits, column.significate)),
  }))
