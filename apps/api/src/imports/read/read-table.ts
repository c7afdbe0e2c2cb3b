import { because } from '@portal/words/reasons'
import { textOf } from './file-text.ts'
import { ImportFailure } from './import-failure.ts'
import { readCsv } from './read-csv.ts'
import type { ReadResult, ReadTable, ReadTask } from './read-file.ts'
import { readWorkbook } from './read-workbook.ts'
import { tableOf } from './table-of-rows.ts'

/** Reads the table of a file. Runs in a worker thread. */
export default async function readTable({ bytes, sheet }: ReadTask): Promise<ReadResult> {
  try {
    return { table: await tableIn(bytes, sheet) }
  } catch (error) {
    if (error instanceof ImportFailure) return { refused: error.reason }
    throw error
  }
}

/** The first bytes of a ZIP, which a workbook is. */
const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b

async function tableIn(bytes: Uint8Array, sheet: string | undefined): Promise<ReadTable> {
  if (isZip(bytes)) {
    const { rows, ...names } = await readWorkbook(bytes, sheet)
    return { ...names, ...tableOf(rows) }
  }
  const text = textOf(bytes)
  if (text === undefined) throw new ImportFailure(because('imports.no_table'))
  return { sheets: [], sheet: null, ...tableOf(readCsv(text)) }
}
