import writeXlsxFile, { type Row } from 'write-excel-file/node'
import type { Counted, FileTable } from './file-table.ts'

/**
 * The table as a workbook of one sheet, whose header stays in view. Texts are never formulas, and hours are exact
 * numbers that are shown with two decimals where they have two, so that rows add up to their total.
 */
export async function xlsxBytes({ fileName, columns, batches }: FileTable): Promise<Counted<Buffer>> {
  const sheet: Row[] = [columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' }))]
  for await (const { rows } of batches) {
    for (const cells of rows) {
      sheet.push(
        cells.map((cell) =>
          typeof cell === 'number'
            ? { value: cell, type: Number, format: '0.0#' }
            : { value: sharedString(cell), type: String },
        ),
      )
    }
  }
  const options = { sheet: fileName.slice(0, maxSheetName), columns: [...columns], stickyRowsCount: 1 }
  return { content: await writeXlsxFile(sheet, options).toBuffer(), rows: sheet.length - 1 }
}

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
