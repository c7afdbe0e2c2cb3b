import type { PagedReportQuery } from '@portal/contract/reports'
import { roundHours } from '@portal/domain/hours/hours'
import type { Deps } from '../../deps.ts'
import { pageCount, sliceOf } from '../../paging.ts'
import { reportMatchOf } from './report-match.ts'
import { presentReportRow } from './reports.presenter.ts'
import { listReportPage } from './reports.store.ts'

/** Lists hours by user, project, category and job status; by full name, project and category. */
export async function listMonthlyReport({ db }: Deps, query: PagedReportQuery) {
  const slice = sliceOf(query)
  const { rows, count, hoursSum } = await listReportPage(db, reportMatchOf(query), slice)
  return {
    paginate_report: rows.map(presentReportRow),
    pages: pageCount(count, slice),
    count,
    hours_sum: roundHours(Number(hoursSum)),
  }
}
