import { type Day, firstDayOf, lastDayOf, monthOf } from '@portal/domain/days'
import type { Language } from '@portal/words/language'
import { reportWords } from '@portal/words/reports'
import type { ReadFrom } from '../../../db/replica/replica-reads.ts'
import type { FileTable } from '../../../files/tables/file-table.ts'
import { type RecordFileRow, type RecordRowMatch, readRecordRows } from './record-rows.store.ts'
import { RecordSums, type RecordTableWords } from './record-sums.ts'

type Options = { match: RecordRowMatch; rowsOfFile: number; hasNames: boolean; language: Language }

/** The table of worked hours with a row for each record, and the sums by person and by project. */
export function recordTable(
  { db, readBatches }: ReadFrom,
  { match, rowsOfFile, hasNames, language }: Options,
): FileTable {
  const words = reportWords[language]
  const sums = new RecordSums(words)
  const nameOf = hasNames ? (row: RecordFileRow) => row.user_name : numbered(words)
  const cellsOf = (row: RecordFileRow) => {
    const { date, project, category, description, hours } = row
    const [name, customer] = [nameOf(row), row.customer ?? '']
    sums.add({
      person: { id: row.user_id, name, customer: '', hours },
      project: { id: row.project_id, name: project, customer, hours },
    })
    return [date, name, project, customer, category, description, hours]
  }
  async function* batches() {
    for await (const batch of readRecordRows(db, readBatches, { match, isByName: hasNames }))
      yield { rows: batch.map(cellsOf), rowsOfFile }
  }
  return {
    fileName: `${nameOfDays(match)}-hours`,
    columns: [
      { title: words.date, width: 12, kind: 'day' },
      { title: words.user, width: 30 },
      { title: words.project, width: 30 },
      { title: words.customer, width: 30 },
      { title: words.category, width: 22 },
      { title: words.description, width: 60 },
      { title: words.hours, width: 10, kind: 'number' },
    ],
    batches: batches(),
    sums: () => sums.sheet,
  }
}

/** Numbers people as they first appear, which is in the order of their ids and tells nothing of their names. */
function numbered({ person }: RecordTableWords) {
  const numbers = new Map<number, number>()
  return ({ user_id }: RecordFileRow): string => {
    const number = numbers.get(user_id) ?? numbers.size + 1
    numbers.set(user_id, number)
    return person(number)
  }
}

/** A whole month by its name, other days by the first and the last. */
function nameOfDays({ from, to }: { from: Day; to: Day }): string {
  const month = monthOf(from)
  if (from === firstDayOf(month) && to === lastDayOf(month)) return month
  return from === to ? from : `${from}-to-${to}`
}
