import { reports } from '@portal/contract/reports'
import { queryOptions } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'
import type { Period } from '../../../shared/period/period.ts'
import type { ReportFilters } from './report-search.ts'

const pageSize = 25

/** The query that the report, its sums and its files share. */
export const reportQuery = (period: Period, filters: ReportFilters) => ({
  year_month: period.by === 'day' ? period.day : period.month,
  ...filters,
})

export const reportPage = (period: Period, filters: ReportFilters, page: number) =>
  queryOptions({
    ...q(reports.monthly, { query: { ...reportQuery(period, filters), page, limit: pageSize } }),
    select: (data) => ('paginate_report' in data ? data : undefined),
  })

export const reportTotals = (period: Period, filters: ReportFilters) =>
  q(reports.totals, { query: reportQuery(period, filters) })
