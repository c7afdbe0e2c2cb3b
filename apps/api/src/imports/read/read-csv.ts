import { importLimits } from '@portal/domain/imports/import-kinds'
import { because } from '@portal/words/reasons'
import { CsvError, parse } from 'csv-parse/sync'
import { ImportFailure } from './import-failure.ts'
import type { SheetRow } from './table-of-rows.ts'

/** In the order in which they win where the header has as many of each: a comma stands in headings too. */
const delimiters = ['\t', ';', ','] as const

/** The rows of a CSV that are not empty. */
export function readCsv(text: string): SheetRow[] {
  const { delimiter, table } = named(text) ?? { delimiter: delimiterOf(text), table: text }
  const rows: SheetRow[] = []
  let number = 0
  const keep = (cells: string[]) => {
    number += 1
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ number, cells: cells.map(withoutGuards) })
    // One more than allowed, and the headings.
    if (rows.length > importLimits.rows + 1)
      throw new ImportFailure(because('imports.too_many_rows', { max: importLimits.rows }))
    return null
  }
  try {
    parse(table, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      trim: true,
      on_record: keep,
    })
  } catch (error) {
    if (error instanceof CsvError)
      throw new ImportFailure(because('imports.broken_quote', { row: number + 1 }))
    throw error
  }
  return rows
}

/** Excel's own line before the headings, such as `sep=;`, which it shows as no row. */
function named(text: string): { delimiter: string; table: string } | undefined {
  const [line = '', delimiter] = /^"?sep=([^\r\n"])"?(?:\r\n|\n|\r)/i.exec(text) ?? []
  return delimiter === undefined ? undefined : { delimiter, table: text.slice(line.length) }
}

/** The delimiter that the first line with text has most often outside quotes. */
function delimiterOf(text: string): string {
  const counts = { '\t': 0, ';': 0, ',': 0 }
  let isQuoted = false
  for (const character of text.trimStart()) {
    if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted && (character === '\n' || character === '\r')) break
    else if (!isQuoted && (character === '\t' || character === ';' || character === ','))
      counts[character] += 1
  }
  const most = delimiters.reduce((best, each) => (counts[each] > counts[best] ? each : best))
  return counts[most] > 0 ? most : ','
}

/**
 * The `'` that the portal's own CSV puts before what a spreadsheet would take for a formula (files/tables/csv-stream.ts). Without it the
 * cell is what it was.
 */
const guards = /^'(?=[=+\-@\t\r＝＋－＠])|(?<=[;\t\r\n])'(?=["\s]*[=+\-@＝＋－＠])/gu

const withoutGuards = (cell: string): string => (cell.includes("'") ? cell.replace(guards, '') : cell)
