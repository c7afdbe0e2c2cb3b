import type { ReportQuery } from '@portal/contract/reports'
import { roundHours } from '@portal/domain/hours/hours'
import type { ReadBatches } from '../../../db/client.ts'
import type { Deps } from '../../../deps.ts'
import { reportMatchOf } from '../report-match.ts'
import { readStatusHours } from './report-files.store.ts'
import type { ReportTable } from './report-table.ts'

/** The table of hours by user, project and job status; only its header without any hours. */
export function monthlyTable({ db }: Deps, readBatches: ReadBatches, query: ReportQuery): ReportTable {
  const batches = readStatusHours(db, readBatches, reportMatchOf(query))
  return {
    fileName: `${query.year_month}-monthly-report`,
    columns: [
      { title: 'User', width: 30 },
      { title: 'Project', width: 30 },
      { title: 'Job Status', width: 26 },
      { title: 'Hours', width: 10 },
    ],
    rows: rowsOf(batches),
  }
}

async function* rowsOf(batches: ReturnType<typeof readStatusHours>) {
  for await (const batch of batches) {
    yield batch.map((row) => [row.user_name, row.project, row.job_status, roundHours(Number(row.hours))])
  }
}
