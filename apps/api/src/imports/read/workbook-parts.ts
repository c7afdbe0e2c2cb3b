import { importLimits } from '@portal/domain/imports/import-kinds'
import { because } from '@portal/words/reasons'
import { strFromU8, strToU8, zipSync } from 'fflate'
import { unpack } from './archive.ts'
import { ImportFailure } from './import-failure.ts'

export type Parts = Readonly<Record<string, Uint8Array>>

const workbookPart = 'xl/workbook.xml'
const relationsPart = 'xl/_rels/workbook.xml.rels'

export const damaged = () => new ImportFailure(because('imports.damaged'))

function unpackable(bytes: Uint8Array, isWanted: (name: string) => boolean): Parts {
  try {
    return unpack(bytes, isWanted)
  } catch {
    throw damaged()
  }
}

/** The parts that name the sheets. */
export const partsOfNames = (bytes: Uint8Array): Parts =>
  unpackable(bytes, (name) => name === workbookPart || name === relationsPart)

/**
 * The parts with the cells of one sheet, by its place among the sheets. Other sheets, pictures, charts and macros are never
 * unpacked. Throws an ImportFailure where the sheet is not there, or has more rows or columns than may be.
 */
export function partsOfSheet(bytes: Uint8Array, place: number): Parts {
  const path = pathOf(partsOfNames(bytes), place)
  const isShared = (name: string) => /^xl\/[^/]+\.xml$/.test(name) && !/calcChain|vba/i.test(name)
  const parts = unpackable(bytes, (name) => name === path || name === relationsPart || isShared(name))
  const sheet = path === undefined ? undefined : parts[path]
  if (path === undefined || sheet === undefined) throw damaged()
  refuseVast(sheet)
  return { ...parts, ...mended(parts[workbookPart]), [path]: withErrors(sheet) }
}

/** Not compressed: the library unpacks without a limit of its own, so that it gets only what is unpacked already. */
export function packed(parts: Parts): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = zipSync({ ...parts }, { level: 0 })
  return buffer.slice(byteOffset, byteOffset + byteLength)
}

const textOfPart = (part: Uint8Array | undefined): string => strFromU8(part ?? new Uint8Array())

const attribute = (element: string, name: string): string | undefined =>
  new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*["']([^"']*)["']`).exec(element)?.[1]

/** The name of the part with the sheet at a place, by way of the id of its relation. */
function pathOf(parts: Parts, place: number): string | undefined {
  const elements = textOfPart(parts[workbookPart]).match(/<(?:\w+:)?sheet\s[^<>]*>/g) ?? []
  const id = attribute(elements[place] ?? '', 'id')
  const relations = textOfPart(parts[relationsPart]).match(/<(?:\w+:)?Relationship\s[^<>]*>/g) ?? []
  const relation = relations.find((each) => attribute(each, 'Id') === id)
  const target = relation === undefined ? undefined : attribute(relation, 'Target')
  return target?.startsWith('/') ? target.slice(1) : target && `xl/${target}`
}

/** A cell with something in it in a column of three letters, the end of what a cell holds, and the end of a row. */
const mark = /<(?:\w+:)?c\b[^<>]*\sr="([A-Z]{3})\d+"[^<>/]*>|<\/(?:\w+:)?(v|is)>|<\/(?:\w+:)?row>/g
const searchedAtOnce = 1024 * 1024

/**
 * Refuses a sheet with too many rows, and one with a cell far at the right: the library makes every row as long as the longest one,
 * which would take all memory. A piece of the bytes is searched at a time, because the whole as a text takes as much memory again.
 */
function refuseVast(sheet: Uint8Array): void {
  const xml = Buffer.from(sheet.buffer, sheet.byteOffset, sheet.byteLength)
  const seen = { rows: 0, isFilled: false }
  for (let from = 0; from < xml.length; ) {
    const end = xml.indexOf('>', from + searchedAtOnce)
    const until = end < 0 ? xml.length : end + 1
    for (const [, far, content] of xml.toString('latin1', from, until).matchAll(mark)) {
      if (far !== undefined)
        throw new ImportFailure(because('imports.too_many_columns', { max: importLimits.columns }))
      count(seen, content !== undefined)
    }
    from = until
  }
}

/** Counts rows with something in them: spreadsheets keep a million empty ones where somebody formatted them. */
function count(seen: { rows: number; isFilled: boolean }, isContent: boolean): void {
  if (isContent) {
    seen.isFilled = true
    return
  }
  if (seen.isFilled) seen.rows += 1
  seen.isFilled = false
  if (seen.rows > importLimits.rows + 1)
    throw new ImportFailure(because('imports.too_many_rows', { max: importLimits.rows }))
}

const days1904 = /(<(?:\w+:)?workbookPr\b[^<>]*\sdate1904=)(["'])(?:1|true)\2/

export const countsFrom1904 = (parts: Parts): boolean => days1904.test(textOfPart(parts[workbookPart]))

/** The library knows `date1904="1"` alone, where LibreOffice writes `true`. */
const mended = (workbook: Uint8Array | undefined): Parts => ({
  [workbookPart]: strToU8(textOfPart(workbook).replace(days1904, '$1"1"')),
})

/** The library drops what a cell shows for an error of its formula, which shall be told. */
function withErrors(sheet: Uint8Array): Uint8Array {
  if (!Buffer.from(sheet.buffer, sheet.byteOffset, sheet.byteLength).includes('t="e"')) return sheet
  return strToU8(textOfPart(sheet).replaceAll(/(<(?:\w+:)?c\b[^<>]*\st=)"e"/g, '$1"str"'))
}
