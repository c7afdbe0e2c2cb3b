import type { Access } from '@portal/domain/access'
import type { RoleHolder } from '@portal/domain/roles'
import { describe, expect, test } from 'vitest'
import { footLinks, type MenuEntry, type MenuPath, menu, menuFor } from './menu.ts'
import { crumbsFor, leadsUp } from './top-bar/crumbs.ts'

const entries: MenuEntry[] = [
  {
    label: 'Submit hours',
    items: [
      { label: 'For me', to: '/create-record', forCfo: true },
      { label: 'For users', to: '/create-admin-record' },
    ],
  },
  { label: 'Manage', items: [{ label: 'Categories', to: '/manage-categories' }] },
  { label: 'Settings', to: '/settings' },
]

const accessOf = (to: MenuPath): Access =>
  to === '/create-admin-record' || to === '/manage-categories' ? 'managerLevel' : 'signedIn'

const seenBy = (person: RoleHolder) => menuFor(entries, person, accessOf)

describe('the menu', () => {
  test('a manager sees groups, and a group of one page as a link with the name of the group', () => {
    expect(seenBy({ role: 'manager', subRoleKeys: ['project_manager'] })).toEqual([
      entries[0],
      { label: 'Manage', to: '/manage-categories' },
      entries[2],
    ])
  })

  test('a developer sees only what a developer may open', () => {
    expect(seenBy({ role: 'default', subRoleKeys: ['developer'] })).toEqual([
      { label: 'Submit hours', to: '/create-record', forCfo: true },
      { label: 'Settings', to: '/settings' },
    ])
  })

  test('a CFO-only person has only the entries marked for them, although the role allows more', () => {
    expect(seenBy({ role: 'manager', subRoleKeys: ['cfo'] }).map(({ label }) => label)).toEqual([
      'Submit hours',
    ])
  })

  test('a CFO with a second sub-role sees the menu of a manager', () => {
    expect(seenBy({ role: 'manager', subRoleKeys: ['cfo', 'project_manager'] })).toHaveLength(3)
  })
})

describe('breadcrumbs', () => {
  const labels = (page: Parameters<typeof crumbsFor>[1]) => crumbsFor(entries, page).map(({ label }) => label)

  test('the breadcrumbs of a page of the menu name its group', () => {
    expect(labels({ path: '/create-admin-record', title: 'Submit hours for users' })).toEqual([
      'Home',
      'Submit hours',
      'For users',
    ])
  })

  test('the breadcrumbs of a page below one of the menu link to that page', () => {
    expect(crumbsFor(entries, { path: '/users/7', title: 'Ivan Petrenko', parent: '/settings' })).toEqual([
      { label: 'Home', link: { to: '/' } },
      { label: 'Settings', link: { to: '/settings' } },
      { label: 'Ivan Petrenko' },
    ])
  })

  test('the breadcrumbs of a page with another one above it link to that one, too', () => {
    const above = { label: 'React developer', link: { to: '/vacancies/$id', params: { id: 3 } } } as const
    expect(crumbsFor(entries, { path: '/candidates/7', title: 'Olha', parent: '/settings', above })).toEqual([
      { label: 'Home', link: { to: '/' } },
      { label: 'Settings', link: { to: '/settings' } },
      above,
      { label: 'Olha' },
    ])
  })

  test('the breadcrumbs are shown below a page other than Home, and not below a group of the menu', () => {
    const isShown = (page: Parameters<typeof crumbsFor>[1]) => leadsUp(crumbsFor(entries, page))
    expect(isShown({ path: '/create-admin-record', title: 'Submit hours for users' })).toBe(false)
    expect(isShown({ path: '/elsewhere', title: 'Elsewhere' })).toBe(false)
    expect(isShown({ path: '/users/7', title: 'Ivan Petrenko', parent: '/settings' })).toBe(true)
  })

  test('the breadcrumbs of any other page have its own title', () => {
    expect(labels({ path: '/elsewhere', title: 'Elsewhere' })).toEqual(['Home', 'Elsewhere'])
  })
})

describe('the foot of a phone', () => {
  const footOf = (person: RoleHolder) =>
    footLinks(menuFor(menu, person, () => 'signedIn')).map(({ place, link }) => `${place} ${link.to}`)

  test('hours, the report and requests are one tap away', () => {
    expect(footOf({ role: 'admin', subRoleKeys: [] })).toEqual([
      'hours /create-record',
      'report /my-report',
      'requests /requests_list',
    ])
  })

  test('a CFO-only person has no place for a page that is not theirs', () => {
    expect(footOf({ role: 'manager', subRoleKeys: ['cfo'] })).toEqual([
      'hours /create-record',
      'report /admin-monthly-report',
    ])
  })
})
