import { idInput, month } from '@portal/contract/shared/fields'
import { pageInput } from '@portal/contract/shared/paging'
import * as z from 'zod/mini'

/** The search parameters of Who is away; an invalid value counts as absent. */
export const awaySearch = z.object({
  /** The month shown; the present one when absent. */
  month: z.catch(z.optional(month), undefined),
  project_id: z.catch(z.optional(idInput), undefined),
  page: z.catch(z.optional(pageInput), undefined),
})
export type AwaySearch = z.output<typeof awaySearch>
