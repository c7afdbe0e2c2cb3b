import type { Table } from 'drizzle-orm'

/**
 * What a store writes into a row: every column except those that the database fills and the `Kept` ones, which callers
 * do not set. A column that may be empty may be left out, as a field of an input may; no other key is optional, so that
 * a forgotten column does not compile.
 */
export type Values<T extends Table, Kept extends keyof T['$inferSelect'] = never> = OptionalWhereEmpty<
  Omit<T['$inferSelect'], 'id' | 'version' | 'calendar_uid' | 'created_at' | 'updated_at' | Kept>
>

type OptionalWhereEmpty<Row> = {
  [Key in keyof Row as null extends Row[Key] ? never : Key]: Row[Key]
} & { [Key in keyof Row as null extends Row[Key] ? Key : never]?: Row[Key] | undefined }

/** Values of a change: undefined leaves a column as it is. */
export type ChangesOf<V> = { [Key in keyof V]?: V[Key] | undefined }

/** True when a change writes at least one column. */
export const writesAnything = (values: object): boolean =>
  Object.values(values).some((value) => value !== undefined)
