import { expect, it } from 'vitest'
import { folded } from '../texts/folded.ts'
import { dateOrderOf, recogniseColumns } from './columns.ts'
import { fieldsOf } from './import-fields.ts'
import { type ImportKind, importKinds } from './import-kinds.ts'

it.each<[string, ImportKind, string[], (string | null)[]]>([
  ['the first of several columns', 'hours', ['Task', 'Tags', 'Hours'], ['category', null, 'hours']],
  ['a heading that two fields know', 'equipment', ['Name', 'User'], ['name', 'person']],
  [
    'case, blanks and apostrophes',
    'people',
    [' ІМ’Я', 'прізвище', 'E-MAIL'],
    ['first_name', 'last_name', 'email'],
  ],
  [
    'the first field of a heading',
    'leave',
    ['Type', 'Start date', 'End date'],
    ['request_type', 'start_date', 'end_date'],
  ],
  ['unknown ones', 'hours', ['Mood', ''], [null, null]],
])('columns are recognised by %s', (_, kind, headings, fields) => {
  expect(recogniseColumns(kind, headings, new Map())).toEqual(fields)
})

it('what was chosen for a heading before comes first', () => {
  const remembered = new Map([
    [folded('Mood'), 'category'],
    [folded('Task'), null],
    [folded('Tags'), 'gone'],
    [folded('Day'), 'category'],
  ])
  const headings = ['Task', 'Tags', 'Category', 'Mood', 'Day', 'Hours']
  expect(recogniseColumns('hours', headings, remembered)).toEqual([
    null,
    null,
    null,
    'category',
    'date',
    'hours',
  ])
})

it.each(importKinds)("the portal's own headings of %s are recognised, each as its field", (kind) => {
  const fields = Object.entries(fieldsOf(kind))
  const own = fields.map(([, { headings }]) => headings[0])
  expect(recogniseColumns(kind, own, new Map())).toEqual(fields.map(([field]) => field))
})

it.each<[string, string[], 'day_first' | 'month_first' | null, string | null]>([
  ['a day above 12 in front', ['05/01/2026', '23/01/2026'], 'day_first', null],
  ['a day above 12 behind', ['01-05-2026', '01-23-2026 9:30'], 'month_first', null],
  ['days that could be either', ['', '05/05/2026', '05/01/2026', '06/01/2026'], null, '05/01/2026'],
  ['days that contradict each other', ['23/01/2026', '05/01/2026', '01/23/2026'], null, '05/01/2026'],
  ['days with the year in front', ['2026/01/05', '2026-01-05'], null, null],
  ['days with dots', ['05.01.2026', '06.01.2026'], null, null],
  ['the same day either way', ['05/05/2026'], null, null],
  ['no days', ['31/02/2026', '05/01/26', 'soon', '44927'], null, null],
])('%s: the order of the column, or a question', (_, cells, order, example) => {
  const question = example === null ? null : { column: 1, example }
  expect(dateOrderOf([['2026-01-05'], cells])).toEqual({ orders: [null, order], question })
})
