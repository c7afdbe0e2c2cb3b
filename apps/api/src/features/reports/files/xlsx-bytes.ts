import writeXlsxFile, { type Row } from 'write-excel-file/node'
import type { ReportTable } from './report-table.ts'

/**
 * The table as a workbook of one sheet, whose header stays in view. Texts are never formulas, and hours are exact
 * numbers that are shown with one decimal.
 */
export async function xlsxBytes({ fileName, columns, rows }: ReportTable): Promise<Buffer> {
  const sheet: Row[] = [columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' }))]
  for await (const batch of rows) {
    for (const cells of batch) {
      sheet.push(
        cells.map((cell) =>
          typeof cell === 'number'
            ? { value: cell, type: Number, format: '0.0' }
            : { value: cell, type: String },
        ),
      )
    }
  }
  const options = { sheet: fileName.slice(0, maxSheetName), columns: [...columns], stickyRowsCount: 1 }
  return writeXlsxFile(sheet, options).toBuffer()
}

/** Spreadsheets refuse longer names of sheets. */
const maxSheetName = 31
