import type { RoleHolder } from '@portal/domain/roles'
import { describe, expect, test } from 'vitest'
import { entryTo } from './access-guard.ts'
import { safeReturnPath, wayBack } from './return-path.ts'

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

describe('a return path after signing in', () => {
  test.each([
    '/requests',
    '/manage-users?page=2&active=false',
    '/users/ivan-petrenko#leaves',
    '/candidates?search=%2F%2Fhost%09',
    '/cv/%D0%BE%D0%BB%D0%B5%D0%BD%D0%B0-1a2b',
  ])('the return path %s is accepted', (path) => {
    expect(safeReturnPath(path)).toBe(path)
  })

  test.each([
    ['another host', '//evil.test/x'],
    ['another host behind a backslash', '/\\evil.test'],
    ['a full address', 'https://evil.test/'],
    ['a script', 'javascript:alert(1)'],
    ['the login screen itself', '/'],
    ['logging out again', '/logout'],
    ['the unauthorized screen', '/unauthorized?x=1'],
    ['the set-up of a second factor', '/second-factor?to=/requests'],
    ['the login screen within itself', '/?to=/requests'],
    ['the login screen behind dots', '/requests/..'],
    ['another host behind a tab', '/\t/evil.test'],
    ['another host behind a line break', '/\n/evil.test'],
    ['another host behind a coded tab', '/%09/evil.test'],
    ['another host behind a coded line break', '/%0d%0a/evil.test'],
    ['another host behind a coded slash', '/%2f/evil.test'],
    ['another host behind a coded backslash', '/%5cevil.test'],
    ['another host behind dots', '/..//evil.test'],
    ['half a code', '/requests%'],
    ['a page without its slash', 'requests'],
    ['nothing', undefined],
    ['a number', 7],
  ])('a return path to %s, %j, is refused', (_, path) => {
    expect(safeReturnPath(path)).toBeUndefined()
  })

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
