import writeXlsxFile, { type Row } from 'write-excel-file/node'
import type { Cell, Cells, Column, Counted, FileTable, Sums } from './file-table.ts'

/** A workbook is made in memory: one of so many rows takes about 200 MB for some seconds. */
export const maxWorkbookRows = 50_000

/**
 * The table as a workbook, whose header stays in view, with its sums on a second sheet where it has them. Texts are
 * never formulas, and hours are exact numbers that are shown with two decimals where they have two, so that rows add up
 * to their total.
 */
export async function xlsxBytes(table: FileTable): Promise<Counted<Buffer>> {
  const { fileName, columns, batches, sums } = table
  const data: Row[] = [headerOf(columns.map(({ title }) => title))]
  for await (const { rows } of batches) {
    for (const cells of rows) data.push(rowOf(cells, (place) => columns[place]?.kind))
  }
  const rows = data.length - 1
  const sheet = { data, sheet: fileName.slice(0, maxSheetName), columns: [...columns], stickyRowsCount: 1 }
  const sheets = sums ? [sheet, sheetOf(sums())] : [sheet]
  return { content: await writeXlsxFile(sheets).toBuffer(), rows }
}

const sheetOf = ({ sheet, widths, tables }: Sums) => ({
  sheet,
  columns: widths.map((width) => ({ width })),
  data: tables.flatMap(({ titles, rows }): Row[] => [
    headerOf(titles),
    ...rows.map((cells, index) => rowOf(cells, () => 'number', index === rows.length - 1)),
    [],
  ]),
})

const bold = { fontWeight: 'bold' } as const

const headerOf = (titles: readonly string[]): Row =>
  titles.map((title) => ({ value: sharedString(title), type: String, ...bold }))

const rowOf = (cells: Cells, kindAt: (place: number) => Column['kind'], isTotal = false): Row =>
  cells.map((cell, place) => ({ ...cellOf(cell, kindAt(place)), ...(isTotal && bold) }))

function cellOf(cell: Cell, kind: Column['kind']) {
  if (typeof cell === 'number') {
    return { value: cell, type: Number, ...(kind !== 'number' && { format: '0.0#' }) }
  }
  return kind === 'day' && cell !== ''
    ? { value: new Date(cell), type: Date, format: 'dd.mm.yyyy' }
    : { value: sharedString(cell), type: String }
}

/**
 * A workbook's texts have an escape of their own, `_x0041_` for 'A', so that a text that looks like one is escaped by
 * it (`_x005F_` is its underscore). Control characters, which XML refuses or programs drop, become blanks; breaks of lines
 * stay. The library leaves both to the caller.
 */
function sharedString(text: string): string {
  const escaped = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, ' ')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
  // The library finds 'constructor' and the like in an empty object, and writes a workbook that no program opens.
  return escaped in {} ? escaped.replace(/^./, escapedCharacter) : escaped
}

const escapedCharacter = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** Spreadsheets refuse longer names of sheets. */
const maxSheetName = 31
