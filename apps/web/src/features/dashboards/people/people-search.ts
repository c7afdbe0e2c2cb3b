import { idInput, month } from '@portal/contract/shared/fields'
import { pageInput } from '@portal/contract/shared/paging'
import * as z from 'zod/mini'

/** The search parameters of the Users dashboard; an invalid value counts as absent. */
export const peopleSearch = z.object({
  /** The people shown; available ones when absent. */
  view: z.catch(z.optional(z.enum(['hired', 'fired'])), undefined),
  /** The sub-role that filters available people. */
  sub_role: z.catch(z.optional(idInput), undefined),
  /** The month of hired and fired people; the present one when absent. */
  month: z.catch(z.optional(month), undefined),
  page: z.catch(z.optional(pageInput), undefined),
})
export type PeopleSearch = z.output<typeof peopleSearch>

export type PeopleView = 'available' | 'hired' | 'fired'
