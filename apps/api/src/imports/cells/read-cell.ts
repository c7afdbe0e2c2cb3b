import type { ImportField, WordList } from '@portal/domain/imports/import-fields'
import type { DateOrder } from '@portal/domain/imports/import-kinds'
import { folded } from '@portal/domain/texts/folded'
import { firstCharacters, isAtMost } from '@portal/domain/texts/length'
import { storedLine, storedText, withoutInvisible } from '@portal/domain/texts/stored'
import { importWords } from '@portal/words/import-words'
import { because, type Reason } from '@portal/words/reasons'
import type { ReadValue } from '../import-kind.ts'
import { readDay } from './read-day.ts'
import { readHours } from './read-hours.ts'
import { readMoney } from './read-money.ts'

type Reading<Value extends ReadValue> = { value: Value } | { reason: Reason }

/** What a spreadsheet shows in place of a formula's result. */
const errorOfFormula = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/

/**
 * Reads a cell that is not empty as its column says. The value of a reference is its text, of references the list of texts.
 * `dateOrder` is that of the column, or the one that was chosen.
 */
export function readCell(field: ImportField, text: string, dateOrder: DateOrder | null): Reading<ReadValue> {
  const reading = readAs(field, text, dateOrder)
  return 'reason' in reading ? { reason: shortened(reading.reason) } : reading
}

/** Characters of a cell in a sentence. */
const shownText = 60

function shortened({ code, facts }: Reason): Reason {
  const { text } = facts
  if (typeof text !== 'string' || isAtMost(text, shownText)) return { code, facts }
  return { code, facts: { ...facts, text: `${firstCharacters(text, shownText)}…` } }
}

function readAs(field: ImportField, text: string, dateOrder: DateOrder | null): Reading<ReadValue> {
  if (errorOfFormula.test(text.trim()))
    return { reason: because('imports.cell_error', { text: text.trim() }) }
  switch (field.type) {
    case 'text':
      return { value: storedText(text) }
    case 'reference':
      return { value: storedLine(text) }
    case 'list':
    case 'references':
      return { value: partsOf(text) }
    case 'day':
      return readDay(text, dateOrder)
    case 'hours':
      return readHours(text)
    case 'money':
      return readMoney(text)
    case 'number':
      return readNumber(text)
    case 'yes_no':
      return readYesNo(text)
    case 'word':
      return readWord(field.of, text)
    case 'words':
      return readWords(field.of, text)
  }
}

const partsOf = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map(storedLine)
    .filter(Boolean)

function readNumber(text: string): Reading<number> {
  const typed = withoutInvisible(text)
  return /^-?\d{1,12}(?:[.,]\d{1,10})?$/.test(typed)
    ? { value: Number(typed.replace(',', '.')) }
    : { reason: because('imports.number', { text }) }
}

const yes = new Set(['yes', 'y', 'true', '1', '+', 'так'])
const no = new Set(['no', 'n', 'false', '0', '-', 'ні'])

function readYesNo(text: string): Reading<boolean> {
  const form = folded(text)
  if (yes.has(form)) return { value: true }
  return no.has(form) ? { value: false } : { reason: because('imports.yes_no', { text }) }
}

/** Without case and whatever stands between the words: 'day_off', 'Day-off' and 'day off' are one. */
const wordForm = (word: string): string => folded(word.replaceAll(/[-_–—]/g, ' '))

const codes = new Map<WordList, ReadonlyMap<string, string>>()

function codesOf(list: WordList): ReadonlyMap<string, string> {
  const kept = codes.get(list)
  if (kept) return kept
  const made = new Map(
    Object.entries(importWords[list]).flatMap(([code, words]) =>
      [code, ...words].map((word) => [wordForm(word), code] as const),
    ),
  )
  codes.set(list, made)
  return made
}

function readWord(list: WordList, text: string): Reading<string> {
  const code = codesOf(list).get(wordForm(text))
  if (code !== undefined) return { value: code }
  const words = Object.values(importWords[list]).map(([shown]) => shown)
  return { reason: because('imports.unknown_word', { text: storedLine(text), words }) }
}

function readWords(list: WordList, text: string): Reading<string[]> {
  const read = partsOf(text).map((part) => readWord(list, part))
  const refused = read.find((each) => 'reason' in each)
  if (refused) return refused
  return { value: [...new Set(read.flatMap((each) => ('value' in each ? [each.value] : [])))] }
}
