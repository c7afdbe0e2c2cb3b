import type {
  EntryFault,
  ImportNote,
  ImportReport,
  NoteCode,
  NoteFacts,
} from '@portal/domain/resumes/json-resume/import-report'
import type { Catalogues, Language } from './language.ts'
import { resumeWords } from './resumes.ts'

type ImportWords = Readonly<{
  notes: { [Code in NoteCode]: (facts: NoteFacts[Code]) => string }
  repeated: (note: string, times: number) => string
}>

const quoted = (text: string) => `“${text}”`

const faults: Readonly<Record<EntryFault, string>> = {
  no_name: 'it has no name',
  no_company: 'it has no name (the company)',
  no_position: 'it has no position',
  no_text: 'it has neither highlights nor a summary',
  no_institution: 'it has no institution',
  no_level: 'it has neither studyType nor area',
  no_stack: 'it has no keywords (the stack)',
  no_skill: 'it has neither a name nor keywords',
  no_language: 'it has no language',
  no_title: 'it has no title',
  no_author: 'it has no author',
  no_date: 'it has no date',
  date_in_future: 'its date is in the future',
  no_start: 'it has no startDate',
  unknown_start: 'its startDate is no date',
  start_in_future: 'its startDate is in the future',
  end_before_start: 'it ends before it starts',
}

const english: ImportWords = {
  notes: {
    unknown_section: () => 'This section has no place in a CV',
    unknown_field: ({ field }) => `${quoted(field)} has no place in a CV`,
    too_many_entries: ({ max }) => `Only the first ${max} are taken`,
    entry_left_out: ({ entry, fault }) =>
      `${entry === null ? 'An entry' : quoted(entry)} is left out: ${faults[fault]}`,
    markup_left_out: ({ fields }) =>
      `The formatting of ${fields.join(' with ')} is left out (tags or Markdown)`,
    text_cut: ({ fields, max }) => `${fields.join(' with ')} is cut to ${max} characters`,
    listed_text_cut: ({ field, max }) => `An entry of ${field} is cut to ${max} characters`,
    list_cut: ({ field, max }) => `${field} has only its first ${max} entries`,
    address_left_out: ({ field }) => `${field} is left out: only http and https addresses are kept`,
    github_address_left_out: () => 'The GitHub profile is left out: only http and https addresses are kept',
    profile_left_out: () => 'Of the profiles only the first one at GitHub is kept',
    picture_left_out: () => 'image is left out: pictures are not fetched, add one in the editor',
    role_of_first_job: () => 'label is missing: the position of the first job is the role',
    role_of_cv: () => "A project without roles has the CV's role",
    fluency_unknown: ({ language, taken }) =>
      `The fluency of ${quoted(language)} is unknown: ${resumeWords.en.levels[taken]} is taken`,
    end_unknown: ({ entry, given }) =>
      `${quoted(entry)} is taken as ongoing: its endDate ${quoted(given)} is no date`,
    end_too_late: ({ entry, given }) =>
      `${quoted(entry)} is taken as ongoing: its endDate ${quoted(given)} is more than ten years from now`,
    month_added: ({ entry, field, given, taken }) =>
      `${quoted(entry)}: the ${field} ${given} is taken as ${resumeWords.en.month(taken)}`,
    day_added: () => 'A date without a day is taken as the first of its month',
    more_notes: ({ count }) => `${count} more reasons`,
  },
  repeated: (note, times) => `${note} (${times} times)`,
}

const importWords: Catalogues<ImportWords> = { en: english }

const noteInWords = <Code extends NoteCode>({ code, facts }: ImportNote<Code>, words: ImportWords): string =>
  words.notes[code](facts)

/** The report of an import as people read it. */
export function importReportInWords({ taken, left_out }: ImportReport, language: Language) {
  const words = importWords[language]
  return {
    taken,
    left_out: left_out.map(({ section, note, times }) => {
      const reason = noteInWords(note, words)
      return { section, reason: times === 1 ? reason : words.repeated(reason, times) }
    }),
  }
}
