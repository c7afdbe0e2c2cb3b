import { expect, test } from 'vitest'
import { landingFor } from './landing.ts'

test.each([
  ['default', 'developer', '/create-record'],
  ['default', 'recruiter', '/create-record'],
  ['manager', 'project_manager', '/users_list'],
  ['admin', 'ceo', '/users_list'],
  ['manager', 'cfo', '/admin-monthly-report'],
] as const)('a person of rank %s who is %s lands on %s', (role, subRole, path) => {
  expect(landingFor({ role, subRoleKeys: [subRole] })).toBe(path)
})

test('a CFO with a second sub-role lands on the page of managers', () => {
  expect(landingFor({ role: 'manager', subRoleKeys: ['cfo', 'hr_head'] })).toBe('/users_list')
})
