import * as z from 'zod/mini'
import { countInput } from './fields.ts'

const pageMessage = 'page must be a positive integer'
const limitMessage = 'limit must be from 1 to 100'

/** Page numbers start at 1; a page past the end is an empty list. */
export const pageInput = countInput(Number.MAX_SAFE_INTEGER, pageMessage)
export const limitInput = countInput(100, limitMessage)

/** `page` and `limit` of a list; where `page` may be left out the feature says what that means. */
export const pageQuery = { page: z.optional(pageInput), limit: z.optional(limitInput) }

export const count = z.int()
export const pages = z.int()
