import type { Table } from 'drizzle-orm'

/**
 * What a store writes into a row: every column except those that the database fills and the `Kept` ones, which callers
 * do not set. No key is optional, so that a forgotten column does not compile.
 */
export type Values<T extends Table, Kept extends keyof T['$inferSelect'] = never> = Omit<
  T['$inferSelect'],
  'id' | 'version' | 'createdAt' | 'updatedAt' | Kept
>

/** Values of a change: undefined leaves a column as it is. Each key must be named all the same. */
export type ChangesOf<V> = { [Key in keyof V]: V[Key] | undefined }

/** True when a change writes at least one column. */
export const writesAnything = (values: object): boolean =>
  Object.values(values).some((value) => value !== undefined)
