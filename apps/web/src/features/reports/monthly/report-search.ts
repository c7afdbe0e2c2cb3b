import { day, idListInput, month } from '@portal/contract/shared/fields'
import { pageInput } from '@portal/contract/shared/paging'
import type { Day } from '@portal/domain/days'
import * as z from 'zod/mini'
import { addressText } from '../../../shared/address-text.ts'
import { dateInAddress, monthOfDate } from '../../../shared/period/date-in-address.ts'
import { periodOf } from '../../../shared/period/period.ts'

/** The kinds of the filter, by their names in the address and on the wire. */
export const filterKinds = ['user_id', 'project_id', 'job_status_id', 'category_id'] as const
export type FilterKind = (typeof filterKinds)[number]

/** What the rows of the report are, in the order of the screen: people, or their projects, categories and job statuses. */
export const reportViews = ['person', 'rows'] as const
export type ReportView = (typeof reportViews)[number]

/** The ids that are chosen of each kind; a kind without any is absent. */
export type ReportFilters = { [Kind in FilterKind]?: number[] | undefined }

/** The ids of a kind, each once; an empty list counts as absent. */
const ids = z.catch(
  z.optional(
    z.pipe(
      idListInput,
      z.transform((list): number[] | undefined => (list.length > 0 ? [...new Set(list)] : undefined)),
    ),
  ),
  undefined,
)

export const filterFields = { user_id: ids, project_id: ids, job_status_id: ids, category_id: ids }

/**
 * The search parameters of the monthly report; an invalid value counts as absent. Without month and day the report is
 * of this month.
 */
export const reportSearch = z.object({
  month: z.catch(z.optional(month), undefined),
  /** Shows one day instead of a month. */
  day: z.catch(z.optional(day), undefined),
  ...filterFields,
  /** `viewOf` reads it: people when absent. */
  group: z.catch(z.optional(z.enum(reportViews)), undefined),
  /** `rowSort` and `personSort` read it, which have other columns. */
  sort: addressText,
  page: z.catch(z.optional(pageInput), undefined),
  /** The month of a link from elsewhere: `shownAddress` replaces it. */
  date: dateInAddress,
})
export type ReportSearch = z.output<typeof reportSearch>

export const countFilters = (chosen: ReportFilters): number =>
  filterKinds.reduce((sum, kind) => sum + (chosen[kind]?.length ?? 0), 0)

/** The address of what is shown, where the asked one is another: with a `date`, or with a period that is not over. */
export function shownAddress({ date, ...search }: ReportSearch, today: Day): ReportSearch | undefined {
  const month = monthOfDate(date)
  const asked = month === undefined ? search : { ...search, month, day: undefined }
  const period = periodOf(asked, { today, latest: today })
  const shown =
    period.by === 'day' ? { day: period.day, month: undefined } : { month: period.month, day: undefined }
  const isShown = shown.day === asked.day && (asked.month ?? shown.month) === shown.month
  return date === undefined && isShown ? undefined : { ...asked, ...shown, page: undefined }
}
