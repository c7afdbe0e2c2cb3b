import { ImportFailure } from './import-failure.ts'
import { because } from '@portal/words/reasons'

/** The table of a file. Rows without any text are left out; the others keep their numbers. */
export type ReadTable = {
  /** The names of the workbook's sheets; none for a CSV. */
  sheets: string[]
  /** The sheet that was read; null for a CSV. */
  sheet: string | null
  headings: string[]
  /** As many cells as there are headings. The row below the headings is number 2, as a spreadsheet shows it. */
  rows: { number: number; cells: string[] }[]
}

/** Refuses what the bytes show at once, before the file is stored: 413 or 422 at the field `file`. */
export function refuseFile(_bytes: Uint8Array): void {}

/** Reads files in a worker thread, with limits of memory and time. */
export class ImportReader {
  /** Throws an ImportFailure where the file cannot be read as a table. */
  read(_bytes: Uint8Array, _options: { sheet?: string | undefined } = {}): Promise<ReadTable> {
    return Promise.reject(new ImportFailure(because('imports.crashed')))
  }

  async close(): Promise<void> {}
}
