import { folded } from '@portal/domain/texts/folded'
import { because } from '@portal/words/reasons'
import { strFromU8, strToU8, zipSync } from 'fflate'
import { readSheet, SheetNotFoundError } from 'read-excel-file/universal'
import { unpack } from './archive.ts'
import { cellText, decimalText } from './cell-text.ts'
import { ImportFailure } from './import-failure.ts'
import type { SheetRow } from './table-of-rows.ts'

type Parts = Record<string, Uint8Array>
const workbookPart = 'xl/workbook.xml'
const sheetPaths = 'xl/_rels/workbook.xml.rels'

/** The parts that hold no cells: pictures, drawings, charts, macros, and the copies of pivot tables, which can be large. */
const isNeeded = (name: string) =>
  /^xl\/.*\.(?:xml|rels)$/.test(name) &&
  !/^xl\/(?:drawings|charts|chartsheets|pivot\w*|externalLinks|theme|comments\w*|threadedComments|tables|calcChain\.xml)/.test(
    name,
  )

export type ReadSheet = { sheets: string[]; sheet: string; rows: SheetRow[] }

/** The rows of a sheet of a workbook, the first one where none is named. Formulas are read as what they came to. */
export async function readWorkbook(bytes: Uint8Array, wanted: string | undefined): Promise<ReadSheet> {
  const parts = unpacked(bytes)
  const names = await sheetNames(parts)
  const sheet = wanted === undefined ? names[0] : namedAmong(names, wanted)
  if (sheet === undefined && wanted !== undefined)
    throw new ImportFailure(because('imports.unknown_sheet', { sheet: wanted, sheets: names }))
  if (sheet === undefined) throw damaged()
  const is1904 = countsFrom1904(parts)
  const cells = await readable(() =>
    readSheet(packed(mended(parts)), sheet, { trim: false, parseNumber: decimalText }),
  )
  const rows = cells.flatMap((row, place) => {
    const texts = row.map((cell) => cellText(cell, is1904))
    return texts.some((text) => text.trim() !== '') ? [{ number: place + 1, cells: texts }] : []
  })
  return { sheets: names, sheet, rows }
}

const damaged = () => new ImportFailure(because('imports.damaged'))

const namedAmong = (names: readonly string[], wanted: string) =>
  names.find((name) => name === wanted) ?? names.find((name) => folded(name) === folded(wanted))

function unpacked(bytes: Uint8Array): Parts {
  try {
    return unpack(bytes, isNeeded)
  } catch {
    throw damaged()
  }
}

/** The library throws errors of many kinds for workbooks that are no whole ones. */
async function readable<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read()
  } catch (error) {
    // V8 cannot make a longer text or list.
    throw error instanceof RangeError ? new ImportFailure(because('imports.too_heavy')) : damaged()
  }
}

/** Not compressed: the library unpacks without a limit of its own, so that it gets only what is unpacked already. */
function packed(parts: Parts): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = zipSync(parts, { level: 0 })
  return buffer.slice(byteOffset, byteOffset + byteLength)
}

/** The library names the sheets only where it misses one; it finds none of this name, and reads no cells. */
async function sheetNames(parts: Parts): Promise<string[]> {
  const few = Object.fromEntries(
    Object.entries(parts).filter(([name]) => name === workbookPart || name === sheetPaths),
  )
  try {
    await readSheet(packed(few), '\0')
  } catch (error) {
    // The types of the library lack the names.
    if (error instanceof SheetNotFoundError && 'sheets' in error && Array.isArray(error.sheets))
      return error.sheets.map(String)
  }
  throw damaged()
}

const days1904 = /(<(?:\w+:)?workbookPr\b[^>]*\bdate1904=)(["'])(?:1|true)\2/

const countsFrom1904 = (parts: Parts) => days1904.test(strFromU8(parts[workbookPart] ?? new Uint8Array()))

/**
 * The library knows `date1904="1"` alone, where LibreOffice writes `true`, and drops cells with errors of formulas, which shall be
 * told.
 */
function mended(parts: Parts): Parts {
  const changes = Object.entries(parts).flatMap(([name, part]): [string, Uint8Array][] => {
    if (name === workbookPart) return [[name, strToU8(strFromU8(part).replace(days1904, '$1"1"'))]]
    if (!name.startsWith('xl/worksheets/') || !Buffer.from(part.buffer).includes('t="e"')) return []
    return [[name, strToU8(strFromU8(part).replaceAll(/(<(?:\w+:)?c\b[^>]*\bt=)"e"/g, '$1"str"'))]]
  })
  return { ...parts, ...Object.fromEntries(changes) }
}
