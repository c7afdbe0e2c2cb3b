import type { Sort } from '@portal/contract/shared/sorting'
import { type AnyColumn, asc, type SQL, sql } from 'drizzle-orm'

type Order<Field extends string> = {
  sort: Sort<Field> | undefined
  /** The column or expression that each field sorts by. */
  columns: Readonly<Record<Field, AnyColumn | SQL>>
  /** The id is the last criterion, so that pages do not overlap where values are equal. */
  id: AnyColumn
  /** The order without `sort`; it must be complete. */
  usual: readonly SQL[]
}

/** The order of a list. Rows without a value come last in both directions. */
export function sortedBy<Field extends string>({ sort, columns, id, usual }: Order<Field>): SQL[] {
  if (sort === undefined) return [...usual]
  const column = columns[sort.field]
  const direction = sort.isDescending ? sql`desc` : sql`asc`
  return [sql`${column} ${direction} nulls last`, asc(id)]
}

/** Sorts a text without regard to case. */
export const ignoringCase = (column: AnyColumn): SQL => sql`lower(${column})`

/** Sorts by the place of the value in a list of the code, whose values need no quoting. */
export const placeIn = (values: readonly string[], column: AnyColumn): SQL =>
  sql`array_position(array[${sql.raw(values.map((value) => `'${value}'`).join(', '))}], ${column})`
