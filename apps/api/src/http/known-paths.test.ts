import { expect, it } from 'vitest'
import { KnownPaths } from './known-paths.ts'

const token = 'Zx81kq-PVm_2TyLw09aBcDeFgHiJkLmNoPqRsTuVwXy'

const paths = new KnownPaths()
for (const pattern of [
  '/',
  '/users/:id',
  '/invitation/:token',
  '/api/v1/users/:id/projects',
  '/api/v1/invitations/:token',
  '/api/v1/calendar/:token.ics',
  '/assets/users-page-Bx3kQ2.js',
]) {
  paths.add(pattern)
}

it.each([
  ['/', '/'],
  ['/?to=/users/12', '/'],
  ['/users/12', '/users/12'],
  ['/users/olena-bondar', '/users/:secret'],
  ['/assets/users-page-Bx3kQ2.js', '/assets/users-page-Bx3kQ2.js'],
  ['/api/v1/users/12/projects', '/api/v1/users/12/projects'],
  ['/api/v1/users/12/projects/13', '/api/v1/users/12/projects/:secret'],
  ['/api/v1/users/12345678901', '/api/v1/users/:secret'],
  [`/invitation/${token}`, '/invitation/:secret'],
  [`/invitation/${token}/more`, '/invitation/:secret/:secret'],
  [`/invitation/${token}?to=${token}#${token}`, '/invitation/:secret'],
  [`//invitation/${token}`, '//:secret'],
  [`/Invitation/${token}`, '/:secret'],
  [`/%69nvitation/${token}`, '/:secret'],
  [`/invitation//${token}`, '/invitation/:secret/:secret'],
  [`/invitation\\${token}`, '/:secret'],
  [`/api/v1/invitations/${token}.`, '/api/v1/invitations/:secret'],
  [`/api/v1/calendar/${token}.ics`, '/api/v1/calendar/:secret'],
  [`/api/v2/invitations/${token}`, '/api/:secret'],
  [`/${token}`, '/:secret'],
  [token, '/:secret'],
  ['', '/'],
])('of the address %s the log keeps %s', (url, kept) => {
  expect(paths.keepable(url)).toBe(kept)
})
