import { expect, test } from 'vitest'
import { daysOfCopy } from './copy-rows.ts'

const week = { from: '2025-03-03', to: '2025-03-10' }
const source = (id: number, date: string, content: object = {}) => ({
  id,
  date,
  record_type: 'regular' as const,
  project_id: 3,
  category_id: 5,
  description: '',
  hours: 4,
  ...content,
})
const made = (date: string, content: object = {}) => ({
  ...source(-1, date, content),
  version: 1,
  user_id: 1,
  user: 'Olena Bondar',
  project: 'Harbor',
  category: 'Testing',
  job_status_id: 1,
  paid_leave_type: null,
  manager: null,
  request_id: null,
  can: { update: true, delete: true },
})
const idsOf = (days: ReturnType<typeof daysOfCopy>) =>
  days.map(({ date, rows }) => [date, rows.map(({ sourceId }) => sourceId)])

test('each record of a copy knows the one that it is made of, by its day and its content', () => {
  const records = [source(7, '2025-03-04'), source(8, '2025-03-03'), source(9, '2025-03-03', { hours: 2 })]
  const preview = { created: [made('2025-03-10', { hours: 2 }), made('2025-03-10'), made('2025-03-11')] }
  expect(idsOf(daysOfCopy(week, preview, records))).toEqual([
    ['2025-03-10', [9, 8]],
    ['2025-03-11', [7]],
  ])
})

test('two records of one content are two, and one that is left out is none', () => {
  const records = [source(7, '2025-03-03'), source(8, '2025-03-03'), source(9, '2025-03-03', { hours: 20 })]
  const preview = { created: [made('2025-03-10'), made('2025-03-10')] }
  expect(idsOf(daysOfCopy(week, preview, records))).toEqual([['2025-03-10', [7, 8]]])
})

test('a day that is filled knows the hours that it has', () => {
  const records = [source(7, '2025-03-03'), source(8, '2025-03-04'), source(9, '2025-03-11', { hours: 2.5 })]
  const preview = { created: [made('2025-03-10'), made('2025-03-11')] }
  expect(daysOfCopy(week, preview, records).map(({ hours }) => hours)).toEqual([0, 2.5])
})
