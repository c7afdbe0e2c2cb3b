import type { EntryFault, ImportNote } from '@portal/domain/resumes/json-resume/import-report'
import { expect, test } from 'vitest'
import { importReportInWords } from './import-report.ts'

const reasonOf = (note: ImportNote, times = 1) =>
  importReportInWords({ taken: [], left_out: [{ section: 'work', note, times }] }, 'en').left_out.map(
    ({ reason }) => reason,
  )

test.each<[ImportNote, string]>([
  [
    { code: 'text_cut', facts: { fields: ['studyType', 'area'], max: 100 } },
    'studyType with area is cut to 100 characters',
  ],
  [
    { code: 'fluency_unknown', facts: { language: 'Polish', taken: 'elementary' } },
    'The fluency of “Polish” is unknown: Elementary is taken',
  ],
  [
    { code: 'github_address_left_out', facts: {} },
    'The GitHub profile is left out: only http and https addresses are kept',
  ],
  [{ code: 'more_notes', facts: { count: 7 } }, '7 more reasons'],
])('the note %j reads %s', (note, sentence) => {
  expect(reasonOf(note)).toEqual([sentence])
})

test.each<[EntryFault, string | null, string]>([
  ['no_name', null, 'An entry is left out: it has no name'],
  ['no_institution', 'Master', '“Master” is left out: it has no institution'],
  ['no_skill', null, 'An entry is left out: it has neither a name nor keywords'],
  ['no_title', 'Taras Shevchenko', '“Taras Shevchenko” is left out: it has no title'],
])('an entry with the fault %s is left out, with the reason', (fault, entry, sentence) => {
  expect(reasonOf({ code: 'entry_left_out', facts: { entry, fault } })).toEqual([sentence])
})

test('a note that repeats says how often', () => {
  expect(reasonOf({ code: 'day_added', facts: {} }, 3)).toEqual([
    'A date without a day is taken as the first of its month (3 times)',
  ])
})
