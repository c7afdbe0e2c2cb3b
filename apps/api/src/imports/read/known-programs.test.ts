import { readFile } from 'node:fs/promises'
import { dateOrderOf, recogniseColumns } from '@portal/domain/imports/columns'
import { fieldsOf } from '@portal/domain/imports/import-fields'
import type { DateOrder } from '@portal/domain/imports/import-kinds'
import { expect, it } from 'vitest'
import { textRow, workbookOf } from '../../../test/imports/workbooks.ts'
import { readCell } from '../cells/read-cell.ts'
import { refuseFile } from './read-file.ts'
import readTable from './read-table.ts'

/** Files as the programs write them, with invented people. */
const fileOf = (name: string) => readFile(new URL(`../../../test/imports/files/${name}`, import.meta.url))

/** The rows of a file of hours by their fields, without any help but the order of days where it is asked. */
async function readHoursFile(bytes: Uint8Array, answer: DateOrder | null = null) {
  refuseFile(bytes)
  const result = await readTable({ bytes, sheet: undefined })
  if ('refused' in result) throw new Error(result.refused.code)
  const { headings, rows } = result.table
  const fields = fieldsOf('hours')
  const columns = recogniseColumns('hours', headings, new Map()).map((name) =>
    name === null ? undefined : { name, field: fields[name] },
  )
  const days = columns.flatMap((column, place) => (column?.field?.type === 'day' ? [place] : []))
  const { orders, question } = dateOrderOf(days.map((place) => rows.map(({ cells }) => cells[place] ?? '')))
  const read = rows.map(({ number, cells }) => {
    const values = columns.flatMap((column, place) => {
      const cell = cells[place] ?? ''
      if (column?.field === undefined || cell === '') return []
      const reading = readCell(column.field, cell, orders[days.indexOf(place)] ?? answer)
      return [[column.name, 'value' in reading ? reading.value : reading.reason.code]]
    })
    return { number, ...Object.fromEntries(values) }
  })
  return { rows: read, question, orders }
}

const olha = { person: 'Olha Melnyk', person_email: 'olha@company.test', project: 'Website' }
const sean = { person: "Sean O'Brien", person_email: 'sean@company.test', project: 'Website' }
const ольга = { person: 'Ольга Мельник', person_email: 'olha@company.test', project: 'Website' }
const development = { number: 2, date: '2026-01-05', category: 'Development', hours: 1.5 }
const meeting = { number: 3, date: '2026-01-06', category: 'Meeting', hours: 0.3333 }

it.each<[string, object, object]>([
  [
    'kimai.csv',
    { ...ольга, ...development, description: 'Header, "sticky"' },
    { ...ольга, ...meeting, hours: 0.33, description: 'First line\nsecond line' },
  ],
  [
    'toggl-detailed.csv',
    { ...sean, ...development, hours: 1.5042, description: 'Header, sticky' },
    { ...sean, ...meeting, hours: 0.75 },
  ],
  [
    'clockify-month-first.csv',
    { ...olha, ...development, description: 'Header' },
    { ...olha, ...meeting, date: '2026-01-23' },
  ],
  [
    'clockify-day-first.csv',
    { ...olha, ...development, description: 'Header' },
    { ...olha, ...meeting, date: '2026-01-23' },
  ],
  [
    'excel-2016-uk.csv',
    {
      ...{ person: 'Мар\u2019яна Їжак', person_email: 'mariana@company.test', project: 'Сайт' },
      ...{ ...development, category: 'Розробка', hours: 7.5, description: 'Шапка; "липка"' },
    },
    {
      ...{ person: 'Сергій Ґудзь', person_email: 'serhii@company.test', project: 'Сайт' },
      ...{ ...meeting, category: 'Зустріч' },
    },
  ],
  ['libreoffice.csv', { ...olha, ...development, description: 'Header, sticky' }, { ...olha, ...meeting }],
  [
    'google-sheets.csv',
    { ...olha, ...development, description: 'Header\nand footer' },
    { ...olha, ...meeting },
  ],
])('%s is recognised and read without help', async (name, ...rows) => {
  expect(await readHoursFile(await fileOf(name))).toMatchObject({ rows, question: null })
})

it('days that could be read both ways are asked, with an example of the file', async () => {
  const bytes = await fileOf('clockify-either.csv')
  const asked = await readHoursFile(bytes)
  expect(asked.question).toEqual({ column: 0, example: '05/01/2026' })
  expect(asked.rows).toMatchObject([{ date: 'imports.day_order' }, { date: 'imports.day_order' }])
  const answered = await readHoursFile(bytes, 'month_first')
  expect(answered.rows).toMatchObject([{ date: '2026-05-01' }, { date: '2026-06-01' }])
})

it('a workbook of Google Sheets is read with its dates, numbers and durations', async () => {
  const format = 'yyyy-mm-dd'
  const workbook = await workbookOf({
    'Form responses 1': [
      textRow('Employee', 'Email', 'Day', 'Project', 'Activity', 'Hours', 'Notes'),
      [
        ...textRow('Olha Melnyk', 'olha@company.test'),
        { value: new Date('2026-01-05'), type: Date, format },
        ...textRow('Website', 'Development'),
        { value: 1.5, type: Number },
        ...textRow('Header'),
      ],
      [
        ...textRow('Olha Melnyk', 'olha@company.test'),
        { value: new Date('2026-01-06T09:30:00Z'), type: Date, format },
        ...textRow('Website', 'Meeting'),
        { value: 1 / 72, type: Number, format: '[h]:mm:ss' },
      ],
    ],
  })
  expect(await readHoursFile(workbook)).toMatchObject({
    rows: [
      { ...olha, ...development, description: 'Header' },
      { ...olha, ...meeting },
    ],
    question: null,
  })
})
