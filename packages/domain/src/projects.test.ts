import { expect, test } from 'vitest'
import { mayHaveManagedProjects, mayManageProjects } from './projects.ts'

test.each([
  ['an active admin', true, 'admin', true, true],
  ['an active manager', true, 'manager', true, true],
  ['an active default user', true, 'default', false, false],
  ['a manager who has left', false, 'manager', false, true],
  ['an admin who has left', false, 'admin', false, true],
] as const)(
  '%s may become or have been the manager of a project as the rule says',
  (_, active, role, may, past) => {
    expect(mayManageProjects({ active, role })).toBe(may)
    expect(mayHaveManagedProjects({ role })).toBe(past)
  },
)
