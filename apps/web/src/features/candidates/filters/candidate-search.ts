import { pageInput } from '@portal/contract/shared/paging'
import * as z from 'zod/mini'
import { addressText } from '../../../shared/address-text.ts'

export const candidateViews = ['table', 'board'] as const
export type CandidateView = (typeof candidateViews)[number]

/**
 * The search parameters of a vacancy; an invalid value counts as absent. The kinds are checked by `filterOf`: the app's
 * first script contains this file, and should not contain the rules of recruiting.
 */
export const candidateSearch = z.object({
  /** The view; when absent, the one that was chosen last. */
  view: z.catch(z.optional(z.enum(candidateViews)), undefined),
  /** The column of the board on a phone; when absent, the first one with candidates. */
  column: addressText,
  /** The kind of the filter. */
  by: addressText,
  value: addressText,
  page: z.catch(z.optional(pageInput), undefined),
})
export type CandidateSearch = z.output<typeof candidateSearch>
