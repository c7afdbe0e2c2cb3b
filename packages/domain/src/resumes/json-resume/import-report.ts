import type { Month } from '../../days.ts'
import type { LanguageLevel } from '../../people/profiles.ts'
import { firstCharacters } from '../../texts/length.ts'

type NoFacts = Record<string, never>

/** What an import leaves out or changes, with the facts that its sentence needs. Fields have their names in JSON Resume. */
export type NoteFacts = {
  unknown_section: NoFacts
  unknown_field: { field: string }
  too_many_entries: { max: number }
  /** `entry` is null where the entry has no name either. */
  entry_left_out: { entry: string | null; fault: EntryFault }
  /** More than one field where the CV has one text of them. */
  /** Tags or Markdown. */
  markup_left_out: { fields: readonly string[] }
  text_cut: { fields: readonly string[]; max: number }
  listed_text_cut: { field: string; max: number }
  list_cut: { field: string; max: number }
  address_left_out: { field: string }
  github_address_left_out: NoFacts
  profile_left_out: NoFacts
  picture_left_out: NoFacts
  role_of_first_job: NoFacts
  role_of_cv: NoFacts
  fluency_unknown: { language: string; taken: LanguageLevel }
  end_unknown: { entry: string; given: string }
  end_too_late: { entry: string; given: string }
  month_added: { entry: string; field: string; given: string; taken: Month }
  day_added: NoFacts
  more_notes: { count: number }
}
export type NoteCode = keyof NoteFacts
export type ImportNote<Code extends NoteCode = NoteCode> = {
  [Each in Code]: { code: Each; facts: NoteFacts[Each] }
}[Code]

/** What an entry lacks that a CV needs. */
export type EntryFault =
  | 'no_name'
  | 'no_company'
  | 'no_position'
  | 'no_text'
  | 'no_institution'
  | 'no_level'
  | 'no_stack'
  | 'no_skill'
  | 'no_language'
  | 'no_title'
  | 'no_author'
  | 'no_date'
  | 'date_in_future'
  | 'no_start'
  | 'unknown_start'
  | 'start_in_future'
  | 'end_before_start'

/** What a file's import took and what it left out, with the reason, section by section. */
export type ImportReport = {
  taken: { section: string; count: number }[]
  left_out: { section: string; note: ImportNote; times: number }[]
}

/** At most this many lines; the last one says how many were left out. */
const maxNotes = 100
const maxNameLength = 60

/** A text from the file as a note may hold it. */
export const shortName = (name: string): string => firstCharacters(name, maxNameLength)

/** Collects what happens while a file is read; a note that repeats is kept once, with how often. */
export class ReportNotes {
  /** Whether the texts of the file have no tags and no Markdown, as those that the portal writes. */
  readonly hasPlainTexts: boolean
  readonly #taken = new Map<string, number>()
  readonly #notes = new Map<string, ImportReport['left_out'][number]>()

  constructor(hasPlainTexts = false) {
    this.hasPlainTexts = hasPlainTexts
  }

  take(section: string, count: number): void {
    this.#taken.set(section, (this.#taken.get(section) ?? 0) + count)
  }

  leaveOut(section: string, note: ImportNote): void {
    const key = JSON.stringify([section, note])
    const known = this.#notes.get(key)
    if (known === undefined) this.#notes.set(key, { section, note, times: 1 })
    else known.times += 1
  }

  report(): ImportReport {
    const notes = [...this.#notes.values()]
    const count = notes.length - maxNotes
    const more = { section: 'file', note: { code: 'more_notes', facts: { count } }, times: 1 } as const
    const left_out = count > 0 ? [...notes.slice(0, maxNotes), more] : notes
    const taken = [...this.#taken].map(([section, count]) => ({ section, count }))
    return { taken: taken.filter(({ count }) => count > 0), left_out }
  }
}
