import type { UserName } from '@portal/contract/users'
import { expect, test } from 'vitest'
import { managersToChoose, managersToFilterBy } from './manager-choices.ts'

const person = (id: number, role: UserName['role'], active = true): UserName => ({
  id,
  full_name: `Person ${id}`,
  email: `person${id}@portal.test`,
  role,
  active,
})
const people = [person(1, 'admin'), person(2, 'manager'), person(3, 'default'), person(4, 'manager', false)]
const names = (options: { name: string }[]) => options.map(({ name }) => name)

test('managers and admins filter projects, those who have left too', () => {
  expect(names(managersToFilterBy(people))).toEqual(['Person 1', 'Person 2', 'Person 4 (inactive)'])
})

test('active managers and admins can be chosen', () => {
  expect(names(managersToChoose(people))).toEqual(['Person 1', 'Person 2'])
  expect(names(managersToChoose(people, { id: 2, name: 'Person 2' }))).toEqual(['Person 1', 'Person 2'])
})

test('the manager of a project stays on offer after leaving, or after losing the role', () => {
  const left = { id: 4, name: 'Person 4' }
  const demoted = { id: 3, name: 'Person 3' }
  expect(names(managersToChoose(people, left))).toEqual(['Person 4 (inactive)', 'Person 1', 'Person 2'])
  expect(names(managersToChoose(people, demoted))).toEqual(['Person 3', 'Person 1', 'Person 2'])
})

test('while people are on their way the current manager is on offer under their name', () => {
  expect(names(managersToChoose(undefined, { id: 2, name: 'Person 2' }))).toEqual(['Person 2'])
  expect(managersToChoose(undefined)).toEqual([])
})
