import { writtenDay } from '@portal/domain/imports/file-days'
import { importLimits } from '@portal/domain/imports/import-kinds'
import { folded } from '@portal/domain/texts/folded'
import { firstCharacters, isAtMost } from '@portal/domain/texts/length'
import { storedLine, storedText } from '@portal/domain/texts/stored'
import { because, type Given, type RefusalCode } from '@portal/words/reasons'
import { ImportFailure } from './import-failure.ts'

/** A row that is not empty, with as many cells as the file gives it. */
export type SheetRow = { number: number; cells: string[] }

type Table = { headings: string[]; rows: SheetRow[] }

const fail = <Code extends RefusalCode>(code: Code, ...given: Given<Code>) =>
  new ImportFailure(because(code, ...given))

/** Headings in a sentence. */
const shownHeading = 60

/** The table below the first row, which has the headings. Throws an ImportFailure for what no import can use. */
export function tableOf([header, ...below]: readonly SheetRow[]): Table {
  if (header === undefined) throw fail('imports.no_header')
  if (below.length === 0) throw fail('imports.no_rows')
  if (below.length > importLimits.rows) throw fail('imports.too_many_rows', { max: importLimits.rows })
  refuseLongHeading(header)
  const headings = header.cells.map(storedLine)
  refuseWithoutHeader(headings)
  refuseNameless(headings, below)
  const places = headings.flatMap((heading, place) => (heading === '' ? [] : [place]))
  if (places.length > importLimits.columns)
    throw fail('imports.too_many_columns', { max: importLimits.columns })
  refuseTwins(headings)
  const titles = places.map((place) => headings[place] ?? '')
  let characters = 0
  const rows = below.map(({ number, cells }) => {
    const stored = places.map((place) => storedCell(cells[place] ?? '', number, headings[place] ?? ''))
    for (const cell of stored) characters += cell.length
    if (characters > importLimits.text) throw fail('imports.too_heavy')
    return { number, cells: stored }
  })
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  // Invisible characters alone are no row.
  if (filled.length === 0) throw fail('imports.no_rows')
  return { headings: titles, rows: filled }
}

/** Remembered headings are a key of the database, whose length is bounded. */
function refuseLongHeading({ number, cells }: SheetRow): void {
  const max = importLimits.heading
  const long = cells.find((cell) => !isAtMost(cell.trim(), max))
  if (long === undefined) return
  const heading = firstCharacters(storedLine(long.slice(0, max)), shownHeading)
  throw fail('imports.cell_too_long', { row: number, heading, max })
}

/** A file without headings begins with a person's data: an address, a day or a number. */
function refuseWithoutHeader(headings: readonly string[]): void {
  const filled = headings.filter((heading) => heading !== '')
  const isData = (heading: string) => /^\S+@\S+\.\S+$/.test(heading) || writtenDay(heading) !== undefined
  if (filled.some(isData) || !filled.some((heading) => /\p{L}/u.test(heading)))
    throw fail('imports.no_header')
}

/** A column without a heading is left out where it is empty as well. */
function refuseNameless(headings: readonly string[], rows: readonly SheetRow[]): void {
  for (const { number, cells } of rows) {
    const place = cells.findIndex((cell, at) => (headings[at] ?? '') === '' && storedLine(cell) !== '')
    if (place >= 0) throw fail('imports.no_heading', { column: letterOf(place), row: number })
  }
}

function refuseTwins(headings: readonly string[]): void {
  const seen = new Set<string>()
  for (const heading of headings) {
    const form = folded(heading)
    if (form !== '' && seen.has(form))
      throw fail('imports.same_heading', { heading: firstCharacters(heading, shownHeading) })
    seen.add(form)
  }
}

/** The name of a column in a spreadsheet: A to Z, AA and so on. */
function letterOf(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26))
  return place < 26 ? letter : letterOf(Math.floor(place / 26) - 1) + letter
}

/**
 * Latin and Cyrillic letters without marks of their own, and single blanks between words: most cells, which are in their stored form
 * already. Files have a million of them.
 */
const plain = /^[!-~\u0400-\u0481\u048A-\u04FF\u2019]+(?: [!-~\u0400-\u0481\u048A-\u04FF\u2019]+)*$/

function storedCell(cell: string, row: number, heading: string): string {
  if (cell === '' || (cell.length <= importLimits.cell && plain.test(cell))) return cell
  const max = importLimits.cell
  const tooLong = () =>
    fail('imports.cell_too_long', { row, heading: firstCharacters(heading, shownHeading), max })
  // Looking for the ends of a text takes as long as the text is.
  if (cell.length > 10 * max && cell.trim().length > 2 * max) throw tooLong()
  // A workbook can hold characters that no database takes.
  const text = storedText(cell.toWellFormed().replaceAll('\0', ' '))
  if (!isAtMost(text, max)) throw tooLong()
  return text
}
