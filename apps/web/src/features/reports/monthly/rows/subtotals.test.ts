import type { ReportRow } from '@portal/contract/reports'
import { expect, test } from 'vitest'
import { endsOfPeople, isByPerson } from './subtotals.ts'

const rowOf = (user_id: number, project_id: number): ReportRow => ({
  user_id,
  user: `Person ${user_id}`,
  project_id,
  project: `Project ${project_id}`,
  category_id: 1,
  category: 'Development',
  manager: null,
  job_status_id: 1,
  job_status: 'Outstaff',
  tag: 'outstaff',
  hours: 1,
})

test('the rows of each person end at the last one of the person', () => {
  const [first, second, other] = [rowOf(1, 1), rowOf(1, 2), rowOf(2, 1)]
  const ends = endsOfPeople([first, second, other])
  expect([...ends]).toEqual([
    ['1 2 1 1', [first, second]],
    ['2 1 1 1', [other]],
  ])
})

test.each([
  [undefined, true],
  ['user', true],
  ['-user', true],
  ['hours', false],
  ['-project', false],
])('rows sorted by %s have those of each person together: %s', (sort, isTogether) => {
  expect(isByPerson(sort)).toBe(isTogether)
})
