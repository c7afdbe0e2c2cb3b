import { idInput, month } from '@portal/contract/shared/fields'
import { pageInput } from '@portal/contract/shared/paging'
import * as z from 'zod/mini'

/** The search parameters of the Users dashboard; an invalid value counts as absent. */
export const peopleSearch = z.object({
  /** Absent: available people. */
  view: z.catch(z.optional(z.enum(['hired', 'fired'])), undefined),
  /** Of available people. */
  sub_role: z.catch(z.optional(idInput), undefined),
  /** Of hired and fired people; absent: the present month. */
  month: z.catch(z.optional(month), undefined),
  page: z.catch(z.optional(pageInput), undefined),
})
export type PeopleSearch = z.output<typeof peopleSearch>

export type PeopleView = 'available' | 'hired' | 'fired'
