import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { atMost, countInput, idListInput, unbounded } from './fields.ts'

const maxLimit = 100

/** Page numbers start at 1. A page past the end is an empty list. */
export const pageInput = z.pipe(
  countInput(unbounded, failing('input.page')),
  // Larger page numbers are cut to what arithmetic and the database can hold.
  z.transform((page): number => Math.min(page, Number.MAX_SAFE_INTEGER)),
)
export const limitInput = countInput(maxLimit, failing('input.limit', { max: maxLimit }))

/** `page` and `limit` of a list. The feature defines what a missing `page` means. */
export const pageQuery = (defaultLimit: number) => ({
  page: z.optional(pageInput),
  limit: z.prefault(limitInput, defaultLimit),
})

export const count = z.int()
export const pages = z.int()

/** The query of a list of names for selects; without any of these the answer holds every name. */
export const namesQuery = {
  /** Words that the name contains, in any order. */
  name: z.optional(z.string()),
  limit: z.optional(limitInput),
  /** Selects only the names of these ids. */
  id: z.optional(idListInput),
}
export type NamesQuery = z.output<z.ZodMiniObject<typeof namesQuery>>

const maxSearchLength = 200

/** `search` of a list: a text that names contain, however it is spelt. */
export const searchQuery = { search: z.optional(z.string().check(...atMost(maxSearchLength))) }
