import { type Access, accessAllows } from '@portal/domain/access'
import { isCfoOnly, type RoleHolder } from '@portal/domain/roles'
import type { RegisteredRouter } from '@tanstack/react-router'
import { t } from '../messages/messages.ts'

/** A path without parameters. */
export type MenuPath = Exclude<keyof RegisteredRouter['routesByPath'], `${string}$${string}`>

/** An entry of the menu. Its `access` is narrower than the route's, where others are sent on from the page. */
export type MenuLink = { label: string; to: MenuPath; forCfo?: boolean; access?: Access }
export type MenuGroup = { label: string; items: readonly MenuLink[] }
export type MenuEntry = MenuLink | MenuGroup

/**
 * The menu of the top bar and the drawer, in order. One line here adds a page to both; the route's `access` decides
 * who sees it. `forCfo` marks the entries of CFO-only users.
 */
export const menu: readonly MenuEntry[] = [
  { label: t.navigation.dashboard, to: '/users_list', access: 'managerLevel' },
  { label: t.navigation.recruiters, to: '/vacancies' },
  {
    label: t.navigation.submitHours,
    items: [
      { label: t.navigation.forMe, to: '/create-record', forCfo: true },
      { label: t.navigation.forUsers, to: '/create-admin-record', forCfo: true },
    ],
  },
  // Everyone may open one of these two.
  { label: t.navigation.report, to: '/my-report' },
  { label: t.navigation.report, to: '/admin-monthly-report', forCfo: true },
  {
    label: t.navigation.manage,
    items: [
      { label: t.users.menuLabel, to: '/manage-users' },
      { label: t.projects.menuLabel, to: '/manage-projects' },
      { label: t.customers.menuLabel, to: '/manage-customers' },
      { label: t.contracts.menuLabel, to: '/manage-contracts' },
      { label: t.categories.menuLabel, to: '/manage-categories' },
      { label: t.holidays.menuLabel, to: '/manage-holidays' },
    ],
  },
  { label: t.navigation.requests, to: '/requests' },
]

/** The entries that a user may open. A group with one page left becomes a plain link with the group's name. */
export function menuFor(
  entries: readonly MenuEntry[],
  person: RoleHolder,
  accessOf: (to: MenuPath) => Access,
): MenuEntry[] {
  const isOpen = (link: MenuLink) =>
    accessAllows(link.access ?? accessOf(link.to), person) && (link.forCfo === true || !isCfoOnly(person))
  return entries.flatMap((entry): MenuEntry[] => {
    if (!('items' in entry)) return isOpen(entry) ? [entry] : []
    const items = entry.items.filter(isOpen)
    const [first] = items
    if (first === undefined) return []
    return [items.length === 1 ? { ...first, label: entry.label } : { label: entry.label, items }]
  })
}

/** The labels of a path in the menu: the group's and its own, or its own alone; undefined when the menu lacks it. */
export function placeInMenu(entries: readonly MenuEntry[], path: string): string[] | undefined {
  for (const entry of entries) {
    if (!('items' in entry)) {
      if (entry.to === path) return [entry.label]
      continue
    }
    const link = entry.items.find((item) => item.to === path)
    if (link) return [entry.label, link.label]
  }
  return undefined
}
