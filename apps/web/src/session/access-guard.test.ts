import type { RoleHolder } from '@portal/domain/roles'
import { describe, expect, test } from 'vitest'
import { entryTo } from './access-guard.ts'
import { wayBack } from './return-path.ts'

const developer: RoleHolder = { role: 'default', subRoleKeys: ['developer'] }
const recruiter: RoleHolder = { role: 'default', subRoleKeys: ['recruiter'] }
const manager: RoleHolder = { role: 'manager', subRoleKeys: ['project_manager'] }
const admin: RoleHolder = { role: 'admin', subRoleKeys: ['ceo'] }

describe('opening a page', () => {
  test.each([
    ['a visitor at a public page', 'everyone', undefined, 'open'],
    ['a visitor at any other page', 'signedIn', undefined, 'sign-in'],
    ['a visitor at a management page', 'managerLevel', undefined, 'sign-in'],
    ['a developer at a page for everyone signed in', 'signedIn', developer, 'open'],
    ['a developer at a management page', 'managerLevel', developer, 'unauthorized'],
    ['a developer at a page for regular staff', 'defaultOnly', developer, 'open'],
    ['a manager at a page for regular staff', 'defaultOnly', manager, 'unauthorized'],
    ['a manager at a management page', 'managerLevel', manager, 'open'],
    ["a manager at an admins' page", 'adminOnly', manager, 'unauthorized'],
    ["an admin at an admins' page", 'adminOnly', admin, 'open'],
    ['a developer at a recruiting page', 'recruiting', developer, 'no-permission'],
    ['a recruiter at a recruiting page', 'recruiting', recruiter, 'open'],
    ['a manager at a recruiting page', 'recruiting', manager, 'open'],
  ] as const)('the guard of pages answers %s with $3', (_, access, person, entry) => {
    expect(entryTo(access, person)).toBe(entry)
  })
})

describe('the way back that the login keeps', () => {
  test.each([
    ['a page', '/manage-users?page=2', '/manage-users?page=2'],
    [
      'the login on its way from a page',
      '/?to=%2Fmanage-users%3Fpage%3D2&ended=true',
      '/manage-users?page=2',
    ],
    ['the set-up of a second factor on its way from a page', '/second-factor?to=%2Frequests', '/requests'],
    ['the login without a way back', '/?reset=true', undefined],
    ['the login whose way back leads elsewhere', '/?to=%2F%2Fevil.test', undefined],
    ['the login within itself', '/?to=%2F%3Fto%3D%2Frequests', undefined],
    ['the end of a session', '/logout', undefined],
    ['no address', '//', undefined],
  ])('the login keeps of %s the way back %3$j', (_, href, kept) => {
    expect(wayBack(href)).toBe(kept)
  })
})
