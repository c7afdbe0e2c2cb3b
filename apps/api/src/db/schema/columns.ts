import { domainToUnicode } from 'node:url'
import { storedEmail } from '@portal/domain/addresses/email-addresses'
import { folded } from '@portal/domain/texts/folded'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { customType, date, integer, numeric, timestamp, uuid } from 'drizzle-orm/pg-core'

export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()

/** A calendar day; a `YYYY-MM-DD` string on both drivers, never a Date. */
export const day = (name: string) => date(name, { mode: 'string' })

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const createdAt = () => moment('created_at').notNull().defaultNow()

export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`now()`)

/** The next version of a row, for a change that writes none of the row's own columns, only lists that belong to it. */
export const nextVersion = sql<number>`version + 1`

/** Counts the changes of a row that people edit, from 1. Every update raises it by one. */
export const version = () =>
  integer('version')
    .notNull()
    .default(1)
    .$onUpdate(() => nextVersion)

/** The identity of the row in calendars. It is random, so that no row of another portal has it and it tells nothing. */
export const calendarUid = () => uuid('calendar_uid').notNull().defaultRandom()

/** Money, stored as a decimal so that no float rounds its sums. */
export const money = (name: string) => numeric(name, { precision: 10, scale: 2, mode: 'number' })

/**
 * The folded form of a text of the same row, by which it is found: whatever is written into the column is folded. It is
 * called as the text's column with `_folded`; the rows in which it is empty are filled at the next start (decision 66).
 * It has no default here, so that the compiler demands it wherever a row is made.
 */
export const foldedForm = customType<{ data: string }>({ dataType: () => 'text', toDriver: folded })

/** An address as people write it: the domain has the letters of its language. */
export const shownEmail = (stored: string): string => {
  const at = stored.lastIndexOf('@') + 1
  const domain = stored.slice(at)
  return domain.toLowerCase().includes('xn--')
    ? `${stored.slice(0, at)}${domainToUnicode(domain) || domain}`
    : stored
}

/** An e-mail address. The row has its stored form, with one form of each domain; the code has what people write. */
export const emailAddress = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: storedEmail,
  fromDriver: shownEmail,
})

/** SQL of a check: the column holds one of the values. The values are constants of the code, never input. */
export function oneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} in (${quoted(values)})`
}

/** SQL of a check: every entry of the text[] column is one of the values. */
export function eachOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} <@ array[${quoted(values)}]::text[]`
}

/** SQL of a check: the text is not blank and has at most `maxLength` characters. Null passes. */
export const filledUpTo = (column: AnyColumn, maxLength: number): SQL =>
  sql`btrim(${column}) <> '' and ${upTo(column, maxLength)}`

/** SQL of a check: the text has at most `maxLength` characters. Null passes. */
export const upTo = (column: AnyColumn, maxLength: number): SQL =>
  sql`char_length(${column}) <= ${literal(maxLength)}`

/**
 * SQL of a check: the text[] has 1 to `most.entries` entries, none of them null or empty, and at most that many times
 * `most.characters` characters. A check cannot look at each entry's length.
 */
export const filledList = (column: AnyColumn, most: { entries: number; characters: number }): SQL =>
  sql`cardinality(${column}) between 1 and ${literal(most.entries)}
    and array_position(${column}, null) is null and array_position(${column}, '') is null
    and char_length(array_to_string(${column}, '')) <= ${literal(most.entries * most.characters)}`

/** A number as SQL text: PostgreSQL takes no parameters in a check. */
export function literal(value: number): SQL {
  // drizzle-kit checks no types: a limit that does not exist would be written as 'undefined'.
  if (!Number.isFinite(value)) throw new TypeError(`A check needs a number and got ${value}`)
  return sql.raw(String(value))
}

const quoted = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

export const lower = (column: AnyColumn): SQL => sql`lower(${column})`
