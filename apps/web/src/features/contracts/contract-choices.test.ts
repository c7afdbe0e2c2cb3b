import type { Contract } from '@portal/contract/contracts'
import type { ProjectName } from '@portal/contract/projects'
import type { JobStatus } from '@portal/contract/reference'
import type { UserName } from '@portal/contract/users'
import { expect, test } from 'vitest'
import {
  projectsToChoose,
  projectsToFilterBy,
  statusesToChoose,
  usersToChoose,
  usersToFilterBy,
} from './contract-choices.ts'

const people: UserName[] = [
  { id: 1, full_name: 'Ann', active: true, role: 'default' },
  { id: 2, full_name: 'Bob', active: false, role: 'default' },
]
const projects: ProjectName[] = [
  { id: 1, name: 'Bench', is_bench: true },
  { id: 2, name: 'Harbor', is_bench: false },
]
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
  manager: null,
  start_date: '2025-03-10',
  end_date: null,
  user_active: true,
  can: { update: true, delete: true, delete_refusal: null },
})
const names = (options: { name: string }[]) => options.map(({ name }) => name)

test('filters offer everyone and every project, Bench too', () => {
  expect(names(usersToFilterBy(people))).toEqual(['Ann', 'Bob (inactive)'])
  expect(names(projectsToFilterBy(projects))).toEqual(['Bench', 'Harbor'])
})

test('a new contract is for active people, on projects other than Bench, with a status that is not computed', () => {
  expect(names(usersToChoose(people))).toEqual(['Ann'])
  expect(names(projectsToChoose(projects))).toEqual(['Harbor'])
  expect(names(statusesToChoose(statuses))).toEqual(['Bench'])
})

test('the contract that is edited keeps its own user and project on offer', () => {
  expect(names(usersToChoose(people, contractOf(2, 1)))).toEqual(['Bob (inactive)', 'Ann'])
  expect(names(projectsToChoose(projects, contractOf(2, 1)))).toEqual(['Bench', 'Harbor'])
  expect(names(usersToChoose(people, contractOf(1, 2)))).toEqual(['Ann'])
  expect(names(projectsToChoose(projects, contractOf(1, 2)))).toEqual(['Harbor'])
})

test('while the lists are on their way the contract shows what it has', () => {
  expect(names(usersToChoose(undefined, contractOf(1, 2)))).toEqual(['Bob'])
  expect(names(projectsToChoose(undefined, contractOf(1, 1)))).toEqual(['Bench'])
  expect(names(statusesToChoose(undefined, contractOf(1, 1)))).toEqual(['Bench'])
})
