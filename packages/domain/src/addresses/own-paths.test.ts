import { describe, expect, test } from 'vitest'
import { safeReturnPath } from './own-paths.ts'

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
    ['a call of the API', '/api/v1/session'],
    ['a call of the API in codes', '/%61pi/v1/session'],
    ['a page without its slash', 'requests'],
    ['nothing', undefined],
    ['a number', 7],
  ])('a return path to %s, %j, is refused', (_, path) => {
    expect(safeReturnPath(path)).toBeUndefined()
  })
})
