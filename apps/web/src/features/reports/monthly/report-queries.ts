import { reports } from '@portal/contract/reports'
import { q } from '../../../api/query.ts'
import { type Period, yearMonthOf } from './report-period.ts'
import type { ReportFilters } from './report-search.ts'

const pageSize = 25

export const reportPage = (period: Period, filters: ReportFilters, page: number) =>
  q(reports.monthly, {
    query: { year_month: yearMonthOf(period), ...filters, page, limit: pageSize },
  })
