import { pageInput } from '@portal/contract/shared/paging'
import * as z from 'zod/mini'

/** The search parameters of a vacancy; an invalid value counts as absent. */
export const candidateSearch = z.object({
  /** The table without it. */
  view: z.catch(z.optional(z.literal('board')), undefined),
  page: z.catch(z.optional(pageInput), undefined),
})
