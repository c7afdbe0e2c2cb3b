import writeXlsxFile, { type Row } from 'write-excel-file/node'
import type { Cells, Counted, FileTable, Sums } from './file-table.ts'

/**
 * The table as a workbook, whose header stays in view, with its sums on a second sheet where it has them. Texts are
 * never formulas, and hours are exact numbers that are shown with two decimals where they have two, so that rows add up
 * to their total.
 */
export async function xlsxBytes(table: FileTable): Promise<Counted<Buffer>> {
  const { fileName, columns, batches, sums } = table
  const isExact = columns.map(({ exact }) => exact === true)
  const data: Row[] = [headerOf(columns.map(({ title }) => title))]
  for await (const { rows } of batches) {
    for (const cells of rows) data.push(rowOf(cells, (place) => isExact[place] === true))
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
    ...rows.map((cells, index) => rowOf(cells, () => true, index === rows.length - 1)),
    [],
  ]),
})

const bold = { fontWeight: 'bold' } as const

const headerOf = (titles: readonly string[]): Row =>
  titles.map((title) => ({ value: title, type: String, ...bold }))

const rowOf = (cells: Cells, isExactAt: (place: number) => boolean, isTotal = false): Row =>
  cells.map((cell, place) =>
    typeof cell === 'number'
      ? { value: cell, type: Number, format: isExactAt(place) ? '0.0###' : '0.0#', ...(isTotal && bold) }
      : { value: sharedString(cell), type: String, ...(isTotal && bold) },
  )

/**
 * A workbook's texts have an escape of their own, `_x0041_` for 'A', so that a text that looks like one is escaped by
 * it (`_x005F_` is its underscore). Control characters, which XML refuses or programs drop, become blanks; breaks of lines
 * stay. The library leaves both to the caller.
 */
const sharedString = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, ' ')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')

/** Spreadsheets refuse longer names of sheets. */
const maxSheetName = 31
