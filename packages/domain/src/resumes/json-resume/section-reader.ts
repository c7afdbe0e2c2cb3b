import { maxStoredAddress, toWebAddress } from '../../addresses/web-addresses.ts'
import { firstCharacters, isAtMost } from '../../texts/length.ts'
import { storedLine, storedText } from '../../texts/stored.ts'
import { withUsualBreaks } from '../line-breaks.ts'
import { entriesOf } from '../list-lines.ts'
import { maxListEntries, maxSectionItems } from '../resumes.ts'
import { type Completion, type Period, periodOf } from './import-dates.ts'
import { quoted, type ReportNotes } from './import-report.ts'
import type { JsonSection } from './json-resume.ts'

type Text = string | null | undefined
type JsonDate = Text | number

/** Reads values of one section as the CV can hold them, and notes what it leaves out. */
export class SectionReader {
  readonly #section: JsonSection
  readonly #notes: ReportNotes

  constructor(section: JsonSection, notes: ReportNotes) {
    this.#section = section
    this.#notes = notes
  }

  note(reason: string): void {
    this.#notes.leaveOut(this.#section, reason)
  }

  /** The entries as the CV has them, without those that `read` leaves out. */
  entries<Entry extends object, Item extends object>(
    entries: readonly Entry[] | null | undefined,
    known: readonly (keyof Entry & string)[],
    read: (entry: Entry) => Item | undefined,
  ): Item[] {
    const items: Item[] = []
    for (const entry of entries ?? []) {
      if (items.length === maxSectionItems) {
        this.tooMany()
        break
      }
      this.otherFields(entry, known)
      const item = read(entry)
      if (item !== undefined) items.push(item)
    }
    this.take(items.length)
    return items
  }

  tooMany(): void {
    this.note(`Only the first ${maxSectionItems} are taken`)
  }

  take(count: number): void {
    this.#notes.take(this.#section, count)
  }

  leaveOut(reason: string, name = ''): undefined {
    this.note(`${name === '' ? 'An entry' : quoted(name)} is left out: ${reason}`)
  }

  /** Notes the fields that have a value and no place in a CV. */
  otherFields(entry: object, known: readonly string[]): void {
    for (const [field, value] of Object.entries(entry)) {
      if (known.includes(field) || isEmpty(value)) continue
      this.note(`${quoted(field)} has no place in a CV`)
    }
  }

  /** A text of one line. */
  line(field: string, value: Text, limit: number): string {
    return this.#cut(field, storedLine(value ?? ''), limit).trimEnd()
  }

  /** A text that may have several lines. */
  text(field: string, value: Text, limit: number): string {
    return this.#cut(field, storedText(withUsualBreaks(value ?? '')), limit).trimEnd()
  }

  #cut(field: string, text: string, limit: number): string {
    if (!isAtMost(text, limit)) this.note(`${field} is cut to ${limit} characters`)
    return firstCharacters(text, limit)
  }

  /** Reads a text and keeps its blanks, as the forms do. */
  longText(field: string, value: Text, limit: number): string {
    return this.#cut(field, withUsualBreaks(value ?? '').normalize('NFC'), limit)
  }

  list(field: string, values: readonly string[] | null | undefined, limit: number): string[] {
    const filled = (values ?? [])
      .flatMap(entriesOf)
      .map((value) => this.text(`An entry of ${field}`, value, limit))
      .filter((text) => text !== '')
    if (filled.length > maxListEntries) this.note(`${field} has only its first ${maxListEntries} entries`)
    return filled.slice(0, maxListEntries)
  }

  /** Reads an address, http and https only; nothing is fetched from it. */
  address(field: string, value: Text): string | null {
    if (value === undefined || value === null || value.trim() === '') return null
    const address = toWebAddress(value)
    if (address !== undefined && isAtMost(address, maxStoredAddress)) return address
    this.note(`${field} is left out: only http and https addresses are kept`)
    return null
  }

  /** `name` is that of the entry, for the report. */
  period(name: string, startDate: JsonDate, endDate: JsonDate): Period | string {
    const period = periodOf(String(startDate ?? ''), String(endDate ?? ''))
    if (typeof period === 'string') return period
    for (const completion of period.completions) this.completedDate(name, completion)
    if (period.unread !== undefined)
      this.note(`${quoted(name)} is taken as ongoing: its endDate ${quoted(period.unread)} is no date`)
    return period
  }

  completedDate(name: string, completion: Completion): void {
    this.note(
      completion === 'day'
        ? 'A date without a day is taken as the first of its month'
        : `${quoted(name)}: the ${completion.field} ${completion.said} is taken as ${completion.taken}`,
    )
  }
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)
