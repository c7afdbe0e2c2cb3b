import type { ReportQuery } from '@portal/contract/reports'
import { sumHours } from '@portal/domain/hours/hours'
import type { Deps } from '../deps.ts'
import { reportMatchOf } from './report-match.ts'
import { sumByProjectAndStatus } from './reports.store.ts'

/** Lists hours by project and by job status, most hours first. */
export async function listReportTotals({ db }: Deps, query: ReportQuery) {
  const rows = await sumByProjectAndStatus(db, reportMatchOf(query))
  return {
    projects: summedBy(rows, (row) => row.project_id).map(({ first, hours }) => ({
      project_id: first.project_id,
      project: first.project,
      hours,
    })),
    job_statuses: summedBy(rows, (row) => row.job_status_id).map(({ first, hours }) => ({
      job_status_id: first.job_status_id,
      job_status: first.job_status,
      tag: first.tag,
      hours,
    })),
  }
}

type Summed<Row> = { first: Row; hours: number }

/** Sums the rows that have the same key, most hours first; equal sums stay in the order of the rows. */
function summedBy<Row extends { hours: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
): Summed<Row>[] {
  return [...Map.groupBy(rows, keyOf).values()]
    .flatMap((same) => {
      const [first] = same
      return first === undefined ? [] : [{ first, hours: sumHours(same.map((row) => row.hours)) }]
    })
    .toSorted((a, b) => b.hours - a.hours)
}
