import { maxCandidateFilters } from '@portal/domain/candidates/candidates'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { idInput } from '../shared/fields.ts'
import { limitInput, pageInput, pageQuery, searchQuery } from '../shared/paging.ts'
import { sortQuery } from '../shared/sorting.ts'
import { candidateSortFields } from './candidate-sort.ts'

/**
 * A filter as the text that arrives. The feature checks types and values, so that invalid ones are 422 and not 400.
 */
export type SentFilter = { type?: unknown; value?: unknown }

/** JSON text: `{}`, an object with `type` and `value`, or a list of such objects, all of which hold. */
const filterInput = z.pipe(
  z.string(),
  z.transform((text, context): SentFilter[] => {
    const sent = parseJson(text)
    const filters: unknown[] = Array.isArray(sent) ? sent : [sent]
    if (filters.length <= maxCandidateFilters && filters.every(isFilter)) return filters
    const message = failing('candidates.filter_unreadable', { max: maxCandidateFilters })
    context.issues.push({ code: 'custom', input: text, message })
    return z.NEVER
  }),
)

const isFilter = (sent: unknown): sent is SentFilter =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Which candidates a list has; without a vacancy those of all vacancies. */
export const candidateMatch = {
  vacancy_id: z.optional(idInput),
  filter: z.optional(filterInput),
  /** Words that the name, the e-mail, the phone or a technology contains, in any order. */
  ...searchQuery,
}
export type SentMatch = z.output<z.ZodMiniObject<typeof candidateMatch>>

export const candidateOrder = sortQuery(candidateSortFields)

const { limit } = pageQuery(10)
export const candidateListQuery = z.object({
  ...candidateMatch,
  ...candidateOrder,
  page: z.prefault(pageInput, 1),
  limit,
})
export type CandidateQuery = z.output<typeof candidateListQuery>

export const boardQuery = z.object({
  ...candidateMatch,
  ...candidateOrder,
  limit: z.prefault(limitInput, 20),
})
export type BoardQuery = z.output<typeof boardQuery>

/** The list in which a candidate has neighbours. */
export const neighboursQuery = z.object({ ...candidateMatch, ...candidateOrder })
export type NeighboursQuery = z.output<typeof neighboursQuery>

export const historyQuery = z.object({ page: z.prefault(pageInput, 1), limit })
export type HistoryQuery = z.output<typeof historyQuery>
