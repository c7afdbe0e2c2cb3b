import type { ReportQuery } from '@portal/contract/reports'
import { roundHours } from '@portal/domain/hours/hours'
import type { Language } from '@portal/words/language'
import { reportWords } from '@portal/words/reports'
import type { ReadFrom } from '../../../db/replica/replica-reads.ts'
import type { FileTable } from '../../../files/tables/file-table.ts'
import { notFound } from '../../../use-case/not-found.ts'
import { expectedHours } from '../expected-hours.ts'
import { reportMatchOf } from '../report-match.ts'
import { readUserHours } from './report-files.store.ts'

/** The table of hours by user, each beside the hours of the working days. Reading its rows is 404 without any. */
export async function salaryTable(
  { db, readBatches }: ReadFrom,
  query: ReportQuery,
  language: Language,
): Promise<FileTable> {
  const match = reportMatchOf(query)
  const words = reportWords[language]
  const expected = await expectedHours(db, match)
  return {
    fileName: `${query.year_month}-monthly-salary-report`,
    columns: [
      { title: words.user, width: 30 },
      { title: words.email, width: 30, isOfWorkbook: true },
      { title: words.hours, width: 10 },
      { title: words.totalHours, width: 12 },
    ],
    batches: batchesOf(readUserHours(db, readBatches, match), expected),
  }
}

async function* batchesOf(batches: ReturnType<typeof readUserHours>, expected: number) {
  let isEmpty = true
  for await (const batch of batches) {
    isEmpty = false
    yield {
      rows: batch.map((row) => [row.user_name, row.email, roundHours(row.hours), expected]),
      rowsOfFile: batch.at(0)?.rows_of_file ?? 0,
    }
  }
  if (isEmpty) throw notFound('reports.no_records')
}
