import { idInput, month } from '@portal/contract/shared/fields'
import { pageInput } from '@portal/contract/shared/paging'
import { addMonths, type Day, type Month, monthOf } from '@portal/domain/days'
import * as z from 'zod/mini'
import { addressText } from '../../../shared/address-text.ts'
import { dateInAddress, monthOfDate } from '../../../shared/period/date-in-address.ts'
import { monthInAddress } from '../../../shared/period/month-in-address.ts'

/** The search parameters of My report; an invalid value counts as absent. */
export const ownReportSearch = z.object({
  /** The month shown; the present one when absent. */
  month: z.catch(z.optional(month), undefined),
  project_id: z.catch(z.optional(idInput), undefined),
  sort: addressText,
  page: z.catch(z.optional(pageInput), undefined),
  /** The month of a link from elsewhere: `shownAddress` replaces it. */
  date: dateInAddress,
})
export type OwnReportSearch = z.output<typeof ownReportSearch>

/** The months of one's own report, from the last one to the next one. */
export const ownMonths = (today: Day) => ({
  minMonth: addMonths(monthOf(today), -1),
  maxMonth: addMonths(monthOf(today), 1),
})

/** The month of an address; the present one if it has none or one that may not be shown. */
export function chosenMonth({ month: asked }: { month?: Month | undefined }, today: Day): Month {
  const { minMonth, maxMonth } = ownMonths(today)
  return asked === undefined || asked < minMonth || asked > maxMonth ? monthOf(today) : asked
}

/** The address of what is shown, where the asked one is another: with a `date`, or with a month that may not be shown. */
export function shownAddress({ date, ...search }: OwnReportSearch, today: Day): OwnReportSearch | undefined {
  const asked = monthOfDate(date) ?? search.month
  const shown = chosenMonth({ month: asked }, today)
  if (date === undefined && (asked === undefined || asked === shown)) return undefined
  return { ...search, month: monthInAddress(shown, today), page: undefined }
}
