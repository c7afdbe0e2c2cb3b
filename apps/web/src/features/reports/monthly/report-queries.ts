import { type personReportSort, type reportSort, reports } from '@portal/contract/reports'
import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { q } from '../../../api/query.ts'
import type { Period } from '../../../shared/period/period.ts'
import type { ReportFilters } from './report-search.ts'

type Page<SortInput extends z.ZodMiniType> = {
  sort?: z.output<SortInput> | undefined
  page?: number
  limit?: number
}

/** How many rows the screen shows at once. */
const pageSize = 25
/** How many rows one answer has at most. */
export const largestPage = 100

/** The query that the report, its sums and its files share. */
export const reportQuery = (period: Period, filters: ReportFilters) => ({
  year_month: period.by === 'day' ? period.day : period.month,
  ...filters,
})

export const reportPage = (
  period: Period,
  filters: ReportFilters,
  { page = 1, limit = pageSize, sort }: Page<typeof reportSort> = {},
) =>
  queryOptions({
    ...q(reports.monthly, { query: { ...reportQuery(period, filters), sort, page, limit } }),
    select: (data) => ('paginate_report' in data ? data : undefined),
  })

/** A page of the report with a row for each person. */
export const peoplePage = (
  period: Period,
  filters: ReportFilters,
  { page = 1, limit = pageSize, sort }: Page<typeof personReportSort> = {},
) =>
  queryOptions({
    ...q(reports.monthly, {
      query: { ...reportQuery(period, filters), group: 'person', sort, page, limit },
    }),
    select: (data) => ('paginate_people' in data ? data : undefined),
  })

export const reportTotals = (period: Period, filters: ReportFilters) =>
  q(reports.totals, { query: reportQuery(period, filters) })
