import * as z from 'zod/mini'
import { countInput, unbounded } from './fields.ts'

const pageMessage = 'page must be a positive integer'
const limitMessage = 'limit must be from 1 to 100'

/** Page numbers start at 1; a page past the end is an empty list, however far. */
export const pageInput = z.pipe(
  countInput(unbounded, pageMessage),
  // No list has so many pages, and no database counts further.
  z.transform((page): number => Math.min(page, Number.MAX_SAFE_INTEGER)),
)
export const limitInput = countInput(100, limitMessage)

/** `page` and `limit` of a list; where `page` may be left out the feature says what that means. */
export const pageQuery = (defaultLimit: number) => ({
  page: z.optional(pageInput),
  limit: z.prefault(limitInput, defaultLimit),
})

export const count = z.int()
export const pages = z.int()
