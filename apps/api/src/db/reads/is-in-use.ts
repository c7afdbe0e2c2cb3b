import { type AnyColumn, gte, type SQL, sql } from 'drizzle-orm'

/**
 * Whether a row has this id in an indexed column. With `exists` the planner without statistics would scan the whole
 * table once per unused id; the smallest id from this one on always comes from the index.
 */
export const isInUse = (column: AnyColumn, id: AnyColumn): SQL<boolean> =>
  sql<boolean>`coalesce(${id} = (select min(${column}) from ${column.table} where ${gte(column, id)}), false)`
