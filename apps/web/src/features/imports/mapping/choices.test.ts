import { expect, test } from 'vitest'
import { hoursRun } from '../../../../test/components/import-run.ts'
import { type Choices, changesIn, choicesOf, columnKey, orderKey, valueKey } from './choices.ts'

const coding = { column: 'category', value: 'Coding' }
const calls = { column: 'category', value: 'v. Calls' }
const run = hoursRun({
  values: [
    { ...coding, count: 31, meaning: null },
    { ...calls, count: 2, meaning: { action: 'leave_out' } },
  ],
})
const fields = run.columns.map(({ field }) => ({ field }))

test.each<[string, Choices, object]>([
  ['nothing', {}, {}],
  [
    'a column and no other part',
    { [columnKey(5)]: 'description' },
    { columns: [...fields.slice(0, 5), { field: 'description' }] },
  ],
  ['the order of days', { [orderKey]: 'month_first' }, { date_order: 'month_first' }],
  [
    'a matched text, with the meanings of the others',
    { [valueKey(coding)]: 'match:12' },
    {
      values: [
        { ...coding, meaning: { action: 'match', id: 12 } },
        { ...calls, meaning: { action: 'leave_out' } },
      ],
    },
  ],
  [
    'no texts of a column that is not read any more',
    { [columnKey(3)]: null, [valueKey(coding)]: 'make' },
    { columns: fields.map((column, place) => (place === 3 ? { field: null } : column)), values: [] },
  ],
])('the check is sent %s', (_, chosen, sent) => {
  expect(changesIn({ ...choicesOf(run), ...chosen }, run)).toEqual(sent)
})
