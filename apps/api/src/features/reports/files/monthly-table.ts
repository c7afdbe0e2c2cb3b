import type { ReportQuery } from '@portal/contract/reports'
import { roundHours } from '@portal/domain/hours/hours'
import type { Language } from '@portal/words/language'
import { reportWords } from '@portal/words/reports'
import type { ReadFrom } from '../../../db/replica/replica-reads.ts'
import type { FileTable } from '../../../files/tables/file-table.ts'
import { reportMatchOf } from '../report-match.ts'
import { readStatusHours } from './report-files.store.ts'

/** The table of hours by user, project and job status; only its header without any hours. */
export function monthlyTable(
  { db, readBatches }: ReadFrom,
  query: ReportQuery,
  language: Language,
): FileTable {
  const words = reportWords[language]
  const batches = readStatusHours(db, readBatches, reportMatchOf(query))
  return {
    fileName: `${query.year_month}-monthly-report`,
    columns: [
      { title: words.user, width: 30 },
      { title: words.email, width: 30, isOfWorkbook: true },
      { title: words.project, width: 30 },
      { title: words.job_status, width: 26 },
      { title: words.hours, width: 10 },
    ],
    batches: batchesOf(batches),
  }
}

async function* batchesOf(batches: ReturnType<typeof readStatusHours>) {
  for await (const batch of batches) {
    yield {
      rows: batch.map((row) => [
        row.user_name,
        row.email,
        row.project,
        row.job_status,
        roundHours(row.hours),
      ]),
      rowsOfFile: batch.at(0)?.rows_of_file ?? 0,
    }
  }
}
