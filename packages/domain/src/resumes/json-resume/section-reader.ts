import { maxStoredAddress, toWebAddress } from '../../addresses/web-addresses.ts'
import type { Day } from '../../days.ts'
import { firstCharacters, isAtMost } from '../../texts/length.ts'
import { storedLine, storedText } from '../../texts/stored.ts'
import { withUsualBreaks } from '../line-breaks.ts'
import { entriesOf, linesOf } from '../list-lines.ts'
import { maxListEntries, maxSectionItems } from '../resumes.ts'
import { type Completion, type Period, periodOf } from './import-dates.ts'
import { type EntryFault, type ImportNote, type ReportNotes, shortName } from './import-report.ts'
import type { JsonSection } from './json-resume.ts'
import { plainText } from './plain-texts.ts'

type Text = string | null | undefined
type JsonDate = Text | number

const unusableUrl: ImportNote = { code: 'address_left_out', facts: { field: 'url' } }
const textCut = (fields: readonly string[], max: number): ImportNote => ({
  code: 'text_cut',
  facts: { fields, max },
})

/** Reads values of one section as the CV can hold them, and notes what it leaves out. */
export class SectionReader {
  readonly #section: JsonSection
  readonly #notes: ReportNotes

  constructor(section: JsonSection, notes: ReportNotes) {
    this.#section = section
    this.#notes = notes
  }

  note(note: ImportNote): void {
    this.#notes.leaveOut(this.#section, note)
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
    this.note({ code: 'too_many_entries', facts: { max: maxSectionItems } })
  }

  take(count: number): void {
    this.#notes.take(this.#section, count)
  }

  leaveOut(fault: EntryFault, name = ''): undefined {
    this.note({ code: 'entry_left_out', facts: { entry: name === '' ? null : shortName(name), fault } })
  }

  /** Notes the fields that have a value and no place in a CV. */
  otherFields(entry: object, known: readonly string[]): void {
    for (const [field, value] of Object.entries(entry)) {
      if (known.includes(field) || isEmpty(value)) continue
      this.note({ code: 'unknown_field', facts: { field: shortName(field) } })
    }
  }

  /** A text of one line, which may be made of several fields. */
  line(field: string | readonly string[], value: Text, limit: number): string {
    const fields = [field].flat()
    return this.#cut(storedLine(this.#plain(fields, value)), limit, textCut(fields, limit)).trimEnd()
  }

  /** A text that may have several lines. */
  text(field: string, value: Text, limit: number): string {
    return this.#cut(storedText(this.#plain([field], value)), limit, textCut([field], limit)).trimEnd()
  }

  #cut(text: string, limit: number, note: ImportNote): string {
    if (!isAtMost(text, limit)) this.note(note)
    return firstCharacters(text, limit)
  }

  /** Reads a text and keeps its blanks, as the forms do; several texts are its lines. */
  longText(field: string, value: Text | readonly string[], limit: number): string {
    const parts = [value].flat().map((part) => this.#plain([field], part))
    return this.#cut(parts.join('\n').normalize('NFC'), limit, textCut([field], limit))
  }

  list(field: string, values: readonly string[] | null | undefined, limit: number): string[] {
    const texts = (values ?? []).map((value) => this.#plain([field], value))
    return this.#entries(field, texts.flatMap(entriesOf), limit)
  }

  /** The lines of a text as a list. */
  lines(field: string, value: Text, limit: number): string[] {
    return this.#entries(field, linesOf(this.#plain([field], value)), limit)
  }

  #entries(field: string, entries: readonly string[], limit: number): string[] {
    const cut = { code: 'listed_text_cut', facts: { field, max: limit } } as const
    const filled = entries
      .map((entry) => this.#cut(storedText(entry), limit, cut).trimEnd())
      .filter((text) => text !== '')
    if (filled.length > maxListEntries) this.note({ code: 'list_cut', facts: { field, max: maxListEntries } })
    return filled.slice(0, maxListEntries)
  }

  /** Each text is read once: what an entity or a backtick has kept as a sign is one. */
  #plain(fields: readonly string[], value: Text): string {
    const given = withUsualBreaks(value ?? '')
    if (this.#notes.hasPlainTexts) return given
    const { text, isMarkedUp } = plainText(given)
    if (isMarkedUp) this.note({ code: 'markup_left_out', facts: { fields } })
    return text
  }

  /** Reads an address, http and https only; nothing is fetched from it. */
  address(value: Text, unusable: ImportNote = unusableUrl): string | null {
    if (value === undefined || value === null || value.trim() === '') return null
    const address = toWebAddress(value)
    if (address !== undefined && isAtMost(address, maxStoredAddress)) return address
    this.note(unusable)
    return null
  }

  /** `name` is that of the entry, for the report. */
  period(name: string, startDate: JsonDate, endDate: JsonDate, today: Day): Period | EntryFault {
    const period = periodOf(String(startDate ?? ''), String(endDate ?? ''), today)
    if (typeof period === 'string') return period
    for (const completion of period.completions) this.completedDate(name, completion)
    if (period.endLeftOut !== undefined) {
      const { code, given } = period.endLeftOut
      this.note({ code, facts: { entry: shortName(name), given: shortName(given) } })
    }
    return period
  }

  completedDate(name: string, completion: Completion): void {
    this.note(
      completion === 'day'
        ? { code: 'day_added', facts: {} }
        : { code: 'month_added', facts: { entry: shortName(name), ...completion } },
    )
  }
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)
