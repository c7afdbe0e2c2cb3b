import { pageInput } from '@portal/contract/shared/paging'
import * as z from 'zod/mini'
import { addressText } from '../../../shared/address-text.ts'

export const candidateViews = ['table', 'board'] as const
export type CandidateView = (typeof candidateViews)[number]

/**
 * The search parameters of a list of candidates; an invalid value counts as absent. The values of the filters are
 * checked by `filtersOf`: the app's first script contains this file, and should not contain the rules of recruiting.
 */
const listed = {
  /** The view; when absent, the one that was chosen last. */
  view: z.catch(z.optional(z.enum(candidateViews)), undefined),
  /** The column of the board on a phone; when absent, the first one with candidates. */
  column: addressText,
  search: addressText,
  full_name: addressText,
  significate: addressText,
  ping_again: addressText,
  technology: addressText,
  english: addressText,
  experience: addressText,
  position: addressText,
  /** The one filter of an address from before filters were combined. */
  by: addressText,
  value: addressText,
  sort: addressText,
  page: z.catch(z.optional(pageInput), undefined),
}
export const candidateSearch = z.object(listed)
export type CandidateSearch = z.output<typeof candidateSearch>

/** The address of a candidate's page has the list that it was opened from: of the own vacancy, or of all. */
export const openedCandidateSearch = z.object({
  ...listed,
  of: z.catch(z.optional(z.literal('all')), undefined),
})
export type OpenedCandidateSearch = z.output<typeof openedCandidateSearch>
