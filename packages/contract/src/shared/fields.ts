import { isDay, isMonth, lastYear } from '@portal/domain/days'
import { userLimits } from '@portal/domain/people/users'
import * as z from 'zod/mini'
import { boundedList } from './bounds.ts'
import { requiredMessage } from './errors.ts'

/** The highest id of the database. Ids above it find nothing. */
export const maxId = 2_147_483_647

/** An id in an answer. */
export const id = z.int()

/** Counts the changes of a row, from 1. `If-Match` names the one that a client knows. */
export const version = z.int().check(z.gte(1))

/** An answer without a body. */
export const noContent = z.undefined()

export const unbounded = Number.MAX_VALUE

/** Documented as an integer without the union: an address can only hold its digits. */
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
  wholeNumber(unbounded, 'Unknown id'),
  // Ids above the database's integers become the highest one, which no table reaches, so they find nothing.
  z.transform((id): number => Math.min(id, maxId)),
)

/** A whole number from 1 in a query. */
export const countInput = (max: number, message: string) => wholeNumber(max, message)

export const yearInput = countInput(lastYear, 'Invalid year')

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
      Array.isArray(input) && input.length > maxListedIds ? `At most ${maxListedIds} ids` : undefined,
  }),
  z.transform((value): number[] => (Array.isArray(value) ? value : [value])),
)

export const day = z.string().check(z.refine(isDay, 'Invalid date'), z.meta({ format: 'date' }))

export const month = z.string().check(z.refine(isMonth, 'Invalid month'))

/** ISO 8601 in UTC. */
export const moment = z.string().check(z.meta({ format: 'date-time' }))

/** Text with at least one character besides blanks; trimmed. */
export const requiredText = (maxLength: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, requiredMessage),
      z.maxLength(maxLength, `At most ${maxLength} characters`),
    )

/** Required text of one line, in which blanks in a row count as one. */
export const requiredName = (maxLength: number) =>
  z.string().check(
    z.overwrite((text) => text.trim().replaceAll(/\s+/g, ' ')),
    z.minLength(1, requiredMessage),
    z.maxLength(maxLength, `At most ${maxLength} characters`),
  )

/** Text stored as typed; null becomes the empty text. */
export const plainText = (maxLength: number) =>
  z.pipe(
    z.nullable(z.string().check(z.maxLength(maxLength, `At most ${maxLength} characters`))),
    z.transform((text): string => text ?? ''),
  )

/** Optional text: trimmed, and null when only blanks are left, so that '' is never stored. */
export const optionalText = (maxLength: number) =>
  z.optional(
    z.pipe(
      z.nullable(z.string().check(z.trim(), z.maxLength(maxLength, `At most ${maxLength} characters`))),
      z.transform((text): string | null => text || null),
    ),
  )

/** An e-mail address; stored as typed, compared without regard to case. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, requiredMessage),
    z.maxLength(userLimits.email, `At most ${userLimits.email} characters`),
    z.email('Invalid email address'),
  )

const latinName = /^[A-Za-z]+(?: +[A-Za-z]+)*$/

/** A name of Latin letters and spaces. */
export const latinText = (maxLength: number, message: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, requiredMessage),
      z.maxLength(maxLength, `At most ${maxLength} characters`),
      z.regex(latinName, message),
    )

/** An optional day; an empty text is refused. */
export const optionalDay = z.optional(z.nullable(day))
