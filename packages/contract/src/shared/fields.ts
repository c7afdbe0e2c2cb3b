import { isEmail, storedEmail, typedEmail } from '@portal/domain/addresses/email-addresses'
import { isDay, isMonth, isYear, lastYear } from '@portal/domain/days'
import { userLimits } from '@portal/domain/people/users'
import { isAtMost } from '@portal/domain/texts/length'
import { storedLine, storedText } from '@portal/domain/texts/stored'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { boundedList } from './bounds.ts'

/** The highest id of the database. A higher id finds nothing. */
export const maxId = 2_147_483_647

/** An id in an answer. */
export const id = z.int()

/** The address of a person's portrait in an answer; null without one. */
export const portrait = z.nullable(z.string())

/** Counts the changes of a row, from 1. `If-Match` names the one that a client knows. */
export const version = z.int().check(z.gte(1))

/** An answer without a body. */
export const noContent = z.undefined()

const required = failing('input.required')

export const unbounded = Number.MAX_VALUE

/** A number or its digits. The OpenAPI document shows an integer, because an address can only hold digits. */
const digits = (max: number) =>
  z.union([z.number(), z.string()]).check(
    z.meta({
      type: 'integer',
      anyOf: undefined,
      minimum: 1,
      ...(max === unbounded ? {} : { maximum: max }),
    }),
  )

const wholeNumber = (max: number, message: string) =>
  z.pipe(
    digits(max),
    z.transform((value, context): number => {
      const number = typeof value === 'number' ? value : /^\d+$/.test(value) ? Number(value) : Number.NaN
      if (Number.isInteger(number) && number > 0 && number <= max) return number
      context.issues.push({ code: 'custom', input: value, message })
      return z.NEVER
    }),
  )

/** An id in a path, a query, a form or JSON: a number or its digits. */
export const idInput = z.pipe(
  wholeNumber(unbounded, failing('input.unknown_id')),
  // Ids above the database's integers become the highest one, which no table reaches, so they find nothing.
  z.transform((id): number => Math.min(id, maxId)),
)

/** A whole number from 1 in a query; `message` is made by `failing`. */
export const countInput = (max: number, message: string) => wholeNumber(max, message)

const noYear = failing('input.year')

/** The year of a search. One before all days finds nothing. */
export const yearInput = countInput(lastYear, noYear)

/** A year that has days. */
export const yearWithDays = yearInput.check(z.refine(isYear, noYear))

export const idParams = z.object({ id: idInput })

/** A boolean in a query or a form. */
export const booleanInput = z.pipe(
  z
    .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
    .check(z.meta({ type: 'boolean', anyOf: undefined })),
  z.transform((value): boolean => value === true || value === 'true' || value === '1'),
)

const maxListedIds = 1000
/** A list of ids, given once or repeated. */
export const idListInput = z.pipe(
  z.union([boundedList(idInput, maxListedIds), idInput], {
    error: ({ input }) =>
      Array.isArray(input) && input.length > maxListedIds
        ? failing('input.too_many_ids', { max: maxListedIds })
        : undefined,
  }),
  z.transform((value): number[] => (Array.isArray(value) ? value : [value])),
)

export const day = z.string().check(z.refine(isDay, failing('input.day')), z.meta({ format: 'date' }))

export const month = z.string().check(z.refine(isMonth, failing('input.month')))

/** ISO 8601 in UTC. */
export const moment = z.string().check(z.meta({ format: 'date-time' }))

/**
 * Checks that a text has at most so many characters, counted as the database counts them. Spread it into `check`.
 * JSON Schema counts the same ones.
 */
export const atMost = (maxLength: number, message = failing('input.text_too_long', { max: maxLength })) =>
  [z.refine<string>((text) => isAtMost(text, maxLength), message), z.meta({ maxLength })] as const

/** Messages, made by `failing`. */
type Messages = {
  /** For a text that is missing or blank. */
  missing?: string
  /** For a text that is too long. */
  long?: string
}

/**
 * The schema of names, and of all else that has to be filled in: text of one line with something to see in it, in its
 * stored form (docs/product-rules.md#texts).
 */
export const requiredText = (maxLength: number, { missing, long }: Messages = {}) =>
  z
    .string(missing)
    .check(z.overwrite(storedLine), z.minLength(1, missing ?? required), ...atMost(maxLength, long))

/** Optional text of one line, in its stored form. Null when nothing is left, so that '' is never stored. */
export const optionalLine = (maxLength: number) => optional(storedLine, atMost(maxLength))

/** Text of one line, in its stored form; null becomes the empty text. */
export const plainLine = (maxLength: number) => plain(storedLine, atMost(maxLength))

/** Optional text of several lines, in its stored form. Null when nothing is left, so that '' is never stored. */
export const optionalText = (maxLength: number, { long }: Pick<Messages, 'long'> = {}) =>
  optional(storedText, atMost(maxLength, long))

/** Text stored as typed, but composed; null becomes the empty text. */
export const plainText = (maxLength: number) => plain((typed) => typed.normalize('NFC'), atMost(maxLength))

type Check = Parameters<z.ZodMiniString['check']>[number]

const optional = (stored: (typed: string) => string, checks: readonly Check[]) =>
  z.optional(
    z.pipe(
      z.nullable(z.string().check(z.overwrite(stored), ...checks)),
      z.transform((text): string | null => text || null),
    ),
  )

const plain = (stored: (typed: string) => string, checks: readonly Check[]) =>
  z.pipe(
    z.nullable(z.string().check(z.overwrite(stored), ...checks)),
    z.transform((text): string => text ?? ''),
  )

const invalidEmail = failing('input.email')

/** Its stored form is the one that is limited, which is longer where its domain has letters of other languages. */
const emailUpTo = (maxLength: number) =>
  [
    z.refine<string>(
      (text) => isAtMost(storedEmail(text), maxLength),
      failing('input.text_too_long', { max: maxLength }),
    ),
    z.meta({ maxLength }),
  ] as const

/**
 * An e-mail address, with letters of any language in its domain. It is kept in its letter case and compared without regard to it.
 */
export const email = z
  .string()
  .check(
    z.overwrite(typedEmail),
    z.minLength(1, required),
    ...emailUpTo(userLimits.email),
    z.refine(isEmail, invalidEmail),
    z.meta({ format: 'idn-email' }),
  )

/** The address, or null when nothing is left of it. */
export const optionalEmail = (maxLength: number) =>
  optional(typedEmail, [
    ...emailUpTo(maxLength),
    z.refine((text) => text === '' || isEmail(text), invalidEmail),
  ])

const latinName = /^[A-Za-z]+(?: +[A-Za-z]+)*$/

/** A name of Latin letters and spaces. */
export const latinText = (maxLength: number, message: string) =>
  z
    .string()
    .check(
      z.overwrite(storedLine),
      z.minLength(1, required),
      ...atMost(maxLength),
      z.regex(latinName, message),
    )

/** An optional day; an empty text is refused. */
export const optionalDay = z.optional(z.nullable(day))
