import { type ImportField, importFields } from '@portal/domain/imports/import-fields'
import type { DateOrder } from '@portal/domain/imports/import-kinds'
import { because } from '@portal/words/reasons'
import { sentenceOf } from '@portal/words/sentences'
import { expect, it } from 'vitest'
import { readCell } from './read-cell.ts'

/** The value, or the code of the refusal, whose sentence must name the cell. */
function read(field: ImportField, text: string, order: DateOrder | null = null) {
  const reading = readCell(field, text, order)
  if ('value' in reading) return reading.value
  const { code, facts } = reading.reason
  if ('text' in facts) expect(sentenceOf(reading.reason)).toContain(text)
  return code
}

const { people, hours, candidates, equipment, leave, projects } = importFields

it.each<[string, DateOrder | null, string]>([
  ['2026-01-05', null, '2026-01-05'],
  ['2026/1/5', null, '2026-01-05'],
  ['2026-01-05T23:30:00.000+02:00', null, '2026-01-05'],
  ['2026-01-05 09:30:00', null, '2026-01-05'],
  ['05.01.2026', null, '2026-01-05'],
  ['5.1.2026 9:30', 'month_first', '2026-01-05'],
  ['05/01/2026', 'day_first', '2026-01-05'],
  ['05/01/2026, 9:30 PM', 'month_first', '2026-05-01'],
  ['5-1-2026', 'day_first', '2026-01-05'],
  ['05/05/2026', null, '2026-05-05'],
  ['05/01/2026', null, 'imports.day_order'],
  ['13/01/2026', null, 'imports.day_order'],
  ['13/01/2026', 'month_first', 'imports.no_such_day'],
  ['01.13.2026', null, 'imports.no_such_day'],
  ['31.02.2026', null, 'imports.no_such_day'],
  ['31/02/2026', null, 'imports.no_such_day'],
  ['2026-02-31', null, 'imports.no_such_day'],
  ['05.01.26', null, 'imports.year'],
  ['1/5/26', 'month_first', 'imports.year'],
  ['44927', null, 'imports.day_number'],
  ['44927.5', null, 'imports.day_number'],
  ['05.01/2026', null, 'imports.day'],
  ['soon', null, 'imports.day'],
  ['20260105', null, 'imports.day'],
])('the day %j with the order %j', (text, order, expected) => {
  expect(read(hours.date, text, order)).toBe(expected)
})

it("a spreadsheet's number is told with its day", () => {
  expect(readCell(hours.date, '44927', null)).toEqual({
    reason: because('imports.day_number', { text: '44927', day: '2023-01-01' }),
  })
})

it.each<[string, number | string]>([
  ['8', 8],
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['.5', 0.5],
  ['1:30', 1.5],
  ['01:30:15', 1.5042],
  ['0:20', 0.3333],
  ['0.33333333', 0.3333],
  ['24:00:00', 24],
  ['1h 30m', 1.5],
  ['1 год 30 хв', 1.5],
  ['90 min', 1.5],
  ['1.5h', 1.5],
  ['5400s', 1.5],
  ['PT1H30M', 1.5],
  ['PT5400S', 1.5],
  ['5400', 'imports.hours_too_many'],
  ['25', 'imports.hours_too_many'],
  ['24:01', 'imports.hours_too_many'],
  ['0', 'records.hours_too_few'],
  ['0:00:00', 'records.hours_too_few'],
  ['-1', 'imports.hours'],
  ['1:75', 'imports.hours'],
  ['1,234.5', 'imports.hours'],
  ['PT', 'imports.hours'],
  ['a while', 'imports.hours'],
])('the hours %j', (text, expected) => {
  expect(read(hours.hours, text)).toBe(expected)
})

it.each<[string, number | string]>([
  ['1200', 1200],
  ['1234.5', 1234.5],
  ['1,234.50', 1234.5],
  ['1 234,50', 1234.5],
  ['1\u00A0234\u00A0567,5', 1_234_567.5],
  ['1\u202F234,50 ₴', 1234.5],
  ["1'234.50", 1234.5],
  ['1.234,50', 1234.5],
  ['1.234.567', 1_234_567],
  ['1,234', 1234],
  ['12,50', 12.5],
  ['1500.0000', 1500],
  ['$1 200', 1200],
  ['1200 USD', 1200],
  ['грн 1200', 1200],
  ['€1,200', 1200],
  ['1.234', 'imports.money'],
  ['0,125', 'imports.money'],
  ['1 23', 'imports.money'],
  ['-5', 'imports.money'],
  ['100000000', 'imports.money'],
  ['a lot', 'imports.money'],
  ['$', 'imports.money'],
])('the amount %j', (text, expected) => {
  expect(read(people.salary, text)).toBe(expected)
})

it.each<[string, ImportField, string, unknown]>([
  ['a text is composed', people.position, ' Andrii\u0306 \n ', 'Andriĭ'],
  ['a formula is text', people.position, '=HYPERLINK("x")', '=HYPERLINK("x")'],
  ['a name keeps its apostrophe', hours.person, "Sean  O'Brien", "Sean O'Brien"],
  ['names between commas', people.technologies, 'Node.js, C++ ,, .NET', ['Node.js', 'C++', '.NET']],
  ['a number', candidates.experience, '2,5', 2.5],
  ['no number', candidates.experience, 'two', 'imports.number'],
  ['an error of a formula', people.position, '#REF!', 'imports.cell_error'],
  ...['yes', 'TRUE', '1', 'Так', '+'].map((text): [string, ImportField, string, true] => [
    'yes',
    people.active,
    text,
    true,
  ]),
  ...['No', 'false', '0', 'ні', '-'].map((text): [string, ImportField, string, false] => [
    'no',
    people.active,
    text,
    false,
  ]),
  ['neither', people.active, 'maybe', 'imports.yes_no'],
  ['a code', leave.request_type, 'full_day_sick_leave', 'full_day_sick_leave'],
  ['a word of the screen', leave.request_type, 'Half day sick leave', 'half_day_sick_leave'],
  ['a Ukrainian word', leave.request_type, 'Щорічна відпустка', 'vacation'],
  ['a state', leave.status, 'Погоджено', 'approved'],
  ['a level', people.english_level, 'Upper-Intermediate', 'upper_intermediate'],
  ['a level of the frame', people.english_level, 'b2', 'upper_intermediate'],
  ['a Ukrainian level', people.english_level, 'Вище середнього', 'upper_intermediate'],
  ['a device', equipment.device, 'Ноутбук', 'notebook'],
  ['a significate', candidates.significate, 'Test task', 'test_task'],
  ['a status', people.status, 'Busy on full-time outstaff', 'busy_on_full_time_outstaff'],
  ['sub-roles', people.role_ids, 'Project manager, qa, QA', ['project_manager', 'qa']],
  ['an unknown one of several', projects.app, 'Web, Fax', 'imports.unknown_word'],
])('%s: %j', (_, field, text, expected) => {
  const reading = readCell(field, text, null)
  expect('value' in reading ? reading.value : reading.reason.code).toEqual(expected)
})

it('an unknown word is told with those that are known', () => {
  expect(readCell(projects.app, 'Web, Fax', null)).toEqual({
    reason: because('imports.unknown_word', { text: 'Fax', words: ['Web', 'Mobile', 'Desktop'] }),
  })
})

it('a long cell is cut in the sentence', () => {
  const text = `${'ї'.repeat(60)}…`
  expect(readCell(people.active, 'ї'.repeat(2000), null)).toEqual({
    reason: because('imports.yes_no', { text }),
  })
})
