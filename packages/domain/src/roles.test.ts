import { describe, expect, it } from 'vitest'
import { accessAllows, accessKinds } from './access.ts'
import {
  type GeneralRole,
  generalRoles,
  hasRecruitingAccess,
  highestRole,
  isCfoOnly,
  mayActOnRole,
  mayReadOf,
  type SubRoleKey,
  subRoles,
} from './roles.ts'

const person = (role: GeneralRole, ...subRoleKeys: SubRoleKey[]) => ({ role, subRoleKeys })

describe('sub-roles', () => {
  it.each([
    ['admin', ['CEO', 'Administrator']],
    ['manager', ['CFO', 'HR head', 'Project manager', 'Sales manager', 'PDD head']],
    [
      'default',
      ['Recruiter', 'Office manager', 'HR', 'PR', 'Developer', 'QA', 'DevOps', 'Designer', 'Data analyst'],
    ],
  ])('the role %s is conferred by these sub-roles: %j', (role, names) => {
    expect(subRoles.filter((subRole) => subRole.role === role).map(({ name }) => name)).toEqual(names)
  })
})

it.each<[readonly GeneralRole[], GeneralRole]>([
  [[], 'default'],
  [['default'], 'default'],
  [['default', 'manager'], 'manager'],
  [['admin', 'default', 'manager'], 'admin'],
])('of the roles %j the highest is %s', (roles, highest) => {
  expect(highestRole(roles)).toBe(highest)
})

it.each([
  [person('default', 'developer'), false],
  [person('default', 'hr'), false],
  [person('default', 'developer', 'recruiter'), true],
  [person('manager', 'sales_manager'), true],
  [person('admin', 'administrator'), true],
  [person('manager', 'cfo'), false],
  [person('manager', 'cfo', 'hr_head'), true],
  [person('manager', 'cfo', 'recruiter'), true],
])('a person with %j may enter recruiting: %s', (holder, allowed) => {
  expect(hasRecruitingAccess(holder)).toBe(allowed)
})

it('a person is CFO-only with exactly that sub-role', () => {
  expect(isCfoOnly(person('manager', 'cfo'))).toBe(true)
  expect(isCfoOnly(person('manager', 'cfo', 'pdd_head'))).toBe(false)
  expect(isCfoOnly(person('manager', 'hr_head'))).toBe(false)
})

it.each<[GeneralRole, GeneralRole[]]>([
  ['default', []],
  ['manager', ['default']],
  ['admin', ['default', 'manager', 'admin']],
])('a person of the role %s acts on people of the roles %j', (role, roles) => {
  expect(generalRoles.filter((other) => mayActOnRole({ role }, other))).toEqual(roles)
})

describe('areas', () => {
  it.each([
    ['a visitor', undefined, ['everyone']],
    ['a developer', person('default', 'developer'), ['everyone', 'signedIn', 'defaultOnly']],
    [
      'a recruiter',
      person('default', 'recruiter'),
      ['everyone', 'signedIn', 'defaultOnly', 'recruiting', 'managersAndRecruiters'],
    ],
    ['a CFO', person('manager', 'cfo'), ['everyone', 'signedIn', 'managerLevel', 'managersAndRecruiters']],
    [
      'a manager',
      person('manager', 'pdd_head'),
      ['everyone', 'signedIn', 'managerLevel', 'recruiting', 'managersAndRecruiters'],
    ],
    [
      'an admin',
      person('admin', 'ceo'),
      ['everyone', 'signedIn', 'managerLevel', 'adminOnly', 'recruiting', 'managersAndRecruiters'],
    ],
  ])('%s may enter the areas $2', (_, holder, areas) => {
    expect(accessKinds.filter((access) => accessAllows(access, holder))).toEqual(areas)
  })
})

describe('reading what belongs to a person', () => {
  it.each([
    ['a default user reads what is their own', 'default', 7, true],
    ['a default user does not read what is of others', 'default', 8, false],
    ['a default user does not read what is of nobody', 'default', undefined, false],
    ['a manager reads what is of others', 'manager', 8, true],
    ['an admin reads what is of others', 'admin', 8, true],
  ] as const)('%s', (_, role, ownerId, may) => {
    expect(mayReadOf({ id: 7, role }, ownerId)).toBe(may)
  })
})
