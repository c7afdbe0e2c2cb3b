import { type AnyColumn, and, ilike, type SQL } from 'drizzle-orm'

/** A pattern for `ilike` that means "contains this text, literally". */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** True where the column contains each word of the text, in any order. */
export const containsWords = (column: AnyColumn, text: string): SQL | undefined =>
  and(...wordsOf(text).map((word) => ilike(column, containing(word))))

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '')
