import { booleanInput, day, idInput, month } from '@portal/contract/shared/fields'
import { pageInput } from '@portal/contract/shared/paging'
import * as z from 'zod/mini'
import { dateInAddress, monthOfDate } from '../../shared/period/date-in-address.ts'

const onlyTrue = z.catch(
  z.optional(
    z.pipe(
      booleanInput,
      z.transform((value): true | undefined => value || undefined),
    ),
  ),
  undefined,
)

/**
 * The search parameters of the lists of requests; an invalid value counts as absent. `user_id` and `date` are those of
 * links from elsewhere: `preselected` replaces them.
 */
export const requestsSearch = z.object({
  month: z.catch(z.optional(month), undefined),
  /** Shows one day instead of a month. */
  day: z.catch(z.optional(day), undefined),
  user: z.catch(z.optional(idInput), undefined),
  /** Shows pending requests only, whatever their month. */
  pending: onlyTrue,
  page: z.catch(z.optional(pageInput), undefined),
  /** Opens this request above the list. */
  request: z.catch(z.optional(idInput), undefined),
  user_id: z.catch(z.optional(idInput), undefined),
  date: dateInAddress,
})
export type RequestsSearch = z.output<typeof requestsSearch>

/** The address that a link with `user_id` or `date` leads to; undefined where it has neither. */
export function preselected({ user_id, date, ...search }: RequestsSearch): RequestsSearch | undefined {
  if (user_id === undefined && date === undefined) return undefined
  const wanted = monthOfDate(date)
  return {
    ...search,
    user: user_id ?? search.user,
    ...(wanted !== undefined && { month: wanted, day: undefined }),
    page: undefined,
  }
}

export const countFilters = ({ user, pending }: Pick<RequestsSearch, 'user' | 'pending'>) =>
  (user === undefined ? 0 : 1) + (pending ? 1 : 0)
