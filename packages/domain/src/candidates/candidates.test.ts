import { expect, it } from 'vitest'
import type { RoleHolder } from '../roles.ts'
import { obstacleToAccount, type Significate } from './candidates.ts'

const manager: RoleHolder = { role: 'manager', subRoleKeys: ['sales_manager'] }
const cfo: RoleHolder = { role: 'manager', subRoleKeys: ['cfo'] }
const recruiter: RoleHolder = { role: 'default', subRoleKeys: ['recruiter'] }

it.each<[string, RoleHolder, Significate, number | null, ReturnType<typeof obstacleToAccount>]>([
  ['a manager', manager, 'hired', null, undefined],
  ['a manager', manager, 'hired', 7, 'has_account'],
  ['a manager', manager, 'rejected', 7, 'has_account'],
  ['a manager', manager, 'preoffer', null, 'not_hired'],
  ['a CFO-only user', cfo, 'hired', null, 'no_access'],
  ['a recruiter', recruiter, 'hired', null, 'no_access'],
])(
  '%s %j who makes an account for a candidate who is %s, with user %j, is refused with %j',
  (_, person, significate, user_id, obstacle) => {
    expect(obstacleToAccount(person, { significate, user_id })).toBe(obstacle)
  },
)
