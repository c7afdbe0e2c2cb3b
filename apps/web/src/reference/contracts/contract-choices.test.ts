import type { Contract } from '@portal/contract/contracts'
import type { JobStatus } from '@portal/contract/reference'
import { expect, test } from 'vitest'
import { statusesToChoose } from './contract-choices.ts'

const statuses: JobStatus[] = [
  { id: 1, name: 'Free', tag: 'free', hidden: true, outstaff: false },
  { id: 2, name: 'Bench', tag: 'bench', hidden: false, outstaff: false },
]
const contractOf = (userId: number, projectId: number): Contract => ({
  id: 9,
  version: 1,
  user_id: userId,
  user: 'Bob',
  project_id: projectId,
  project: 'Bench',
  project_name: 'Bench',
  job_status_id: 2,
  job_status: 'Bench',
  status: 'Bench',
  tag: 'bench',
  admin_id: 1,
  admin_name: 'Ann',
  manager_id: null,
  manager: null,
  manager_avatar: null,
  start_date: '2025-03-10',
  end_date: null,
  user_active: true,
  can: { update: true, delete: true, delete_refusal: null, delete_reason: null },
})
const names = (options: { name: string }[]) => options.map(({ name }) => name)

test('a new contract offers the statuses that are not computed, an edited one its own as well', () => {
  expect(names(statusesToChoose(statuses))).toEqual(['Bench'])
  expect(names(statusesToChoose(undefined, contractOf(1, 1)))).toEqual(['Bench'])
})
