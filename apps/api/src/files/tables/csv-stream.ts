import { once } from 'node:events'
import { Readable } from 'node:stream'
import { reportHoursInDigits } from '@portal/domain/hours/hours'
import { stringify } from 'csv-stringify/sync'
import type { Cell, Counted, FileTable, RowBatch } from './file-table.ts'

/**
 * How many bytes are read ahead of a slow client: a usual report is read from the database at once, and only a very
 * long one waits for the client.
 */
const readAheadBytes = 1024 * 1024

/**
 * The table as CSV (docs/product-rules.md#reports). Resolves when its first rows are there, and rejects when they
 * cannot be read. Destroying the stream frees the connection to the database.
 */
export async function streamCsv(table: FileTable): Promise<Counted<Readable>> {
  let rows = 0
  const onFirst = ({ rowsOfFile }: RowBatch) => {
    rows = rowsOfFile
  }
  const content = Readable.from(textOf(table, onFirst), {
    objectMode: false,
    highWaterMark: readAheadBytes,
  })
  await once(content, 'readable')
  return { content, rows }
}

async function* textOf({ columns, batches }: FileTable, onFirst: (batch: RowBatch) => void) {
  const isInCsv = columns.map(({ isOfWorkbook }) => isOfWorkbook !== true)
  const header = stringify([columns.filter((_, place) => isInCsv[place]).map(({ title }) => title)], {
    ...format,
    bom: true,
  })
  // Numbers are cast to hours, which are rounded.
  const asText = (cell: Cell, place: number) => (columns[place]?.kind === 'number' ? String(cell) : cell)
  let isFirst = true
  for await (const batch of batches) {
    if (isFirst) onFirst(batch)
    const text = stringify(
      batch.rows.map((cells) => cells.map(asText).filter((_, place) => isInCsv[place])),
      format,
    )
    yield isFirst ? header + text : text
    isFirst = false
  }
  if (isFirst) yield header
}

const format = {
  record_delimiter: 'windows',
  // With a delimiter of two characters a cell with only one of them would go unquoted.
  quote_record_delimiter: true,
  escape_formulas: true,
  cast: { number: reportHoursInDigits, string: withoutFormulasInside },
} as const

/**
 * Finds formulas inside a cell. Other places separate cells by semicolons or tabs: what follows one of these, or a line
 * break, is a new cell there. The library's `escape_formulas` looks at a cell's first character alone.
 */
const formulaInside = /(?<=[;\t\r\n])(?=["\s]*[=+\-@＝＋－＠])/gu

/**
 * Puts a `'` before each formula inside the text, and before the quotes around it: whatever a program takes these for,
 * what it reads begins with the `'`.
 */
function withoutFormulasInside(text: string): string {
  return text.replace(formulaInside, "'")
}
