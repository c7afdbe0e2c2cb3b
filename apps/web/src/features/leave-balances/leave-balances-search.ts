import { idInput, yearWithDays } from '@portal/contract/shared/fields'
import { pageInput } from '@portal/contract/shared/paging'
import * as z from 'zod/mini'

/** The search parameters of the dashboard of leave; an invalid value counts as absent. */
export const leaveBalancesSearch = z.object({
  user_id: z.catch(z.optional(idInput), undefined),
  /** The year of the list; the current one when absent. */
  year: z.catch(z.optional(yearWithDays), undefined),
  page: z.catch(z.optional(pageInput), undefined),
})
export type LeaveBalancesSearch = z.output<typeof leaveBalancesSearch>
