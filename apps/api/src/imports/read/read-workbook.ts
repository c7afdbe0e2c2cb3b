import { folded } from '@portal/domain/texts/folded'
import { because } from '@portal/words/reasons'
import { readSheet, SheetNotFoundError } from 'read-excel-file/universal'
import { cellText, decimalText } from './cell-text.ts'
import { ImportFailure } from './import-failure.ts'
import type { SheetRow } from './table-of-rows.ts'
import { countsFrom1904, damaged, packed, partsOfNames, partsOfSheet } from './workbook-parts.ts'

type ReadSheet = { sheets: string[]; sheet: string; rows: SheetRow[] }

/** The rows of a sheet of a workbook, the first one where none is named. Formulas are read as what they came to. */
export async function readWorkbook(bytes: Uint8Array, wanted: string | undefined): Promise<ReadSheet> {
  const sheets = await namesOfSheets(bytes)
  const place = wanted === undefined ? 0 : placeOf(sheets, wanted)
  const sheet = sheets[place]
  if (sheet === undefined) throw damaged()
  const parts = partsOfSheet(bytes, place)
  const is1904 = countsFrom1904(parts)
  const rows = (await rowsOf(packed(parts), place + 1)).flatMap((row, index) => {
    const cells = row.map((cell) => cellText(cell, is1904))
    return cells.some((text) => text.trim() !== '') ? [{ number: index + 1, cells }] : []
  })
  return { sheets, sheet, rows }
}

function placeOf(sheets: string[], wanted: string): number {
  const exact = sheets.indexOf(wanted)
  const place = exact >= 0 ? exact : sheets.findIndex((name) => folded(name) === folded(wanted))
  if (place < 0) throw new ImportFailure(because('imports.unknown_sheet', { sheet: wanted, sheets }))
  return place
}

/** The library throws errors of many kinds for workbooks that are no whole ones. */
async function rowsOf(workbook: ArrayBuffer, sheet: number) {
  try {
    const rows = await readSheet(workbook, sheet, { trim: false, parseNumber: decimalText })
    // A sheet that is a chart has none.
    return Array.isArray(rows) ? rows : []
  } catch (error) {
    // V8 cannot make a longer text or list.
    throw error instanceof RangeError ? new ImportFailure(because('imports.too_heavy')) : damaged()
  }
}

/** The library names the sheets only where it misses one; it finds none of this name, and reads no cells. */
async function namesOfSheets(bytes: Uint8Array): Promise<string[]> {
  try {
    await readSheet(packed(partsOfNames(bytes)), '\0')
  } catch (error) {
    // Its types lack the names.
    if (error instanceof SheetNotFoundError && 'sheets' in error && Array.isArray(error.sheets))
      return error.sheets.map(String)
  }
  throw damaged()
}
