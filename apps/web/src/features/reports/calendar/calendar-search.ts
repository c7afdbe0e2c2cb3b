import { day, idInput, month } from '@portal/contract/shared/fields'
import * as z from 'zod/mini'
import { dateInAddress } from '../../../shared/period/date-in-address.ts'

const shared = {
  /** The month shown; that of today when absent. */
  month: z.catch(z.optional(month), undefined),
  /** The day whose records a phone lists. */
  day: z.catch(z.optional(day), undefined),
  /** The month of a link from elsewhere: `shownAddress` replaces it. */
  date: dateInAddress,
}

/** The search parameters of one's own calendar. */
export const ownCalendarSearch = z.object(shared)

/** The search parameters of a person's calendar; the person is in the path. */
export const userCalendarSearch = z.object({
  ...shared,
  project_id: z.catch(z.optional(idInput), undefined),
})

/** The search parameters that both calendars share. */
export type CalendarSearch = z.output<typeof ownCalendarSearch>
