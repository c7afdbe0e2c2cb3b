import { folded, foldedWords } from '@portal/domain/texts/folded'
import { type AnyColumn, and, like, type SQL } from 'drizzle-orm'

/** A column that holds the folded form of another one. */
export type FoldedColumn = AnyColumn<{ columnType: 'PgCustomColumn' }>

/** A pattern for `like` on a folded column that means "contains this text, literally". */
export const containing = (text: string): string => patternOf(folded(text))

/** True where the column contains the text. */
export const contains = (column: FoldedColumn, text: string): SQL => like(column, containing(text))

/** True where the column contains each word of the text, in any order. */
export const containsWords = (column: FoldedColumn, text: string): SQL | undefined =>
  and(...foldedWords(text).map((word) => like(column, patternOf(word))))

const patternOf = (form: string) => `%${form.replaceAll(/[\\%_]/g, '\\$&')}%`
