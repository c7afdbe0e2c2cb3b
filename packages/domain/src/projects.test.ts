import { expect, test } from 'vitest'
import { mayManageProjects } from './projects.ts'

test.each([
  ['an active admin', true, 'admin', true],
  ['an active manager', true, 'manager', true],
  ['an active default user', true, 'default', false],
  ['a manager who has left', false, 'manager', false],
] as const)('%s may become the manager of a project: $3', (_, active, role, may) => {
  expect(mayManageProjects({ active, role })).toBe(may)
})
