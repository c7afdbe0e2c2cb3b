import type { AvailableContract } from '@portal/contract/available-contract'
import { expect, test } from 'vitest'
import { managersOf } from './managers-of.ts'

const contract = (id: number, project: string, manager: [number, string] | null): AvailableContract => ({
  id,
  project_id: id,
  project,
  job_status_id: 1,
  job_status: 'Outstaff',
  tag: 'outstaff',
  manager_id: manager?.[0] ?? null,
  manager: manager?.[1] ?? null,
  manager_avatar: null,
})

test('a manager of two current projects is named once with both, and projects without a manager name nobody', () => {
  const olena: [number, string] = [7, 'Olena Bondar']
  expect(
    managersOf([
      contract(1, 'Bench', null),
      contract(2, 'Harbor', olena),
      contract(3, 'Lighthouse', [8, 'Ivan Koval']),
      contract(4, 'Pier', olena),
    ]),
  ).toEqual([
    { id: 7, name: 'Olena Bondar', portrait: null, projects: ['Harbor', 'Pier'] },
    { id: 8, name: 'Ivan Koval', portrait: null, projects: ['Lighthouse'] },
  ])
})
