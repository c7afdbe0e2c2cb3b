import { type PagedReportQuery, type ReportRow, reportSortFields } from '@portal/contract/reports'
import { sortAmong } from '@portal/contract/shared/sorting'
import { roundHours } from '@portal/domain/hours/hours'
import { pageCount, sliceOf } from '../../use-case/paging.ts'
import type { Deps } from '../deps.ts'
import { reportMatchOf } from './report-match.ts'
import { listReportPage, type ReportRow as StoredRow } from './reports.store.ts'
import { listSortedReportPage } from './sorted-report.store.ts'

/** Lists hours by user, project, category and job status; by full name, project and category unless sorted. */
export async function listMonthlyReport({ db }: Deps, query: PagedReportQuery) {
  const slice = sliceOf(query)
  const match = reportMatchOf(query)
  const sort = query.sort && sortAmong(reportSortFields, query.sort)
  const isUsual = sort === undefined || (sort.field === 'user' && !sort.isDescending)
  const { rows, count, hours_sum } = await (isUsual
    ? listReportPage(db, match, slice)
    : listSortedReportPage(db, match, sort, slice))
  return {
    paginate_report: rows.map(presentReportRow),
    pages: pageCount(count, slice),
    count,
    hours_sum: roundHours(hours_sum),
  }
}

const presentReportRow = (row: StoredRow): ReportRow => ({
  ...row,
  hours: roundHours(row.hours),
})
