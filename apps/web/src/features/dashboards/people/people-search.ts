import { idInput, month } from '@portal/contract/shared/fields'
import { pageInput } from '@portal/contract/shared/paging'
import { availabilities } from '@portal/domain/people/job-statuses'
import { languageLevels } from '@portal/domain/people/profiles'
import * as z from 'zod/mini'
import { addressText } from '../../../shared/address-text.ts'

const level = z.enum(languageLevels)

/** The search parameters of the Users dashboard; an invalid value counts as absent. */
export const peopleSearch = z.object({
  /** The people shown; available ones when absent. */
  view: z.catch(z.optional(z.enum(['hired', 'fired'])), undefined),
  /** The sub-role that filters available people. */
  sub_role: z.catch(z.optional(idInput), undefined),
  /** A text that the names of available people contain. */
  search: addressText,
  technology_id: z.catch(z.optional(idInput), undefined),
  status: z.catch(z.optional(z.enum(availabilities)), undefined),
  /** Only people who are free today. */
  free_now: z.catch(z.optional(z.literal(true)), undefined),
  /** One level of English, or several. */
  english_level: z.catch(z.optional(z.union([level, z.array(level).check(z.minLength(1))])), undefined),
  /** The order of available people; who is ready for work first when absent. */
  sort: addressText,
  /** The month of hired and fired people; the present one when absent. */
  month: z.catch(z.optional(month), undefined),
  page: z.catch(z.optional(pageInput), undefined),
})
export type PeopleSearch = z.output<typeof peopleSearch>

export type PeopleView = 'available' | 'hired' | 'fired'

/** The filters of available people beside the search. */
export type PeopleFilters = Pick<PeopleSearch, 'sub_role' | 'technology_id' | 'status' | 'english_level'>

export const noFilters = {
  sub_role: undefined,
  technology_id: undefined,
  status: undefined,
  english_level: undefined,
} satisfies PeopleFilters

export const countFilters = ({ sub_role, technology_id, status, english_level }: PeopleFilters): number =>
  [sub_role, technology_id, status, english_level].filter((value) => value !== undefined).length
