import { type Access, accessAllows } from '@portal/domain/access'
import { isCfoOnly, type RoleHolder } from '@portal/domain/roles'
import type { RegisteredRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { PendingCount } from '../features/leave-requests/queue/pending-count.tsx'
import { t } from '../messages/messages.ts'

/** A path without parameters. */
export type MenuPath = Exclude<keyof RegisteredRouter['routesByPath'], `${string}$${string}`>

/** An entry of the menu. Its `access` is narrower than the route's, where others are sent on from the page. */
export type MenuLink = {
  label: string
  to: MenuPath
  forCfo?: boolean
  access?: Access
  /** Where the entry leads those who may not open `to`. */
  otherwise?: MenuPath
  /** Other pages of the entry, on which it is marked. */
  also?: readonly MenuPath[]
  /** A number after the label. */
  Count?: ComponentType
}
export type MenuGroup = { label: string; items: readonly MenuLink[] }
export type MenuEntry = MenuLink | MenuGroup

/**
 * The menu of the top bar and the drawer, in order. One line here adds a page to both; the route's `access` decides
 * who sees it. `forCfo` marks the entries of CFO-only users.
 */
export const menu: readonly MenuEntry[] = [
  { label: t.navigation.dashboard, to: '/users_list', access: 'managerLevel' },
  {
    label: t.navigation.recruiters,
    items: [
      { label: t.pageTitles.vacancies, to: '/vacancies' },
      { label: t.pageTitles.candidates, to: '/candidates' },
    ],
  },
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
      { label: t.pageTitles.users, to: '/manage-users' },
      { label: t.pageTitles.projects, to: '/manage-projects' },
      { label: t.pageTitles.customers, to: '/manage-customers' },
      { label: t.pageTitles.contracts, to: '/manage-contracts' },
      { label: t.pageTitles.categories, to: '/manage-categories' },
      { label: t.pageTitles.holidays, to: '/manage-holidays' },
      { label: t.pageTitles.imports, to: '/import' },
      { label: t.pageTitles.mails, to: '/mails' },
      { label: t.pageTitles.webhooks, to: '/webhooks' },
      { label: t.pageTitles.audit, to: '/audit' },
    ],
  },
  // Who decides comes to decide; the lists of everyone and of one's own are a tab away.
  {
    label: t.navigation.requests,
    to: '/requests_list',
    otherwise: '/requests',
    also: ['/requests', '/my-requests'],
    Count: PendingCount,
  },
]

/** The entries that a user may open. A group with one page left becomes a plain link with the group's name. */
export function menuFor(
  entries: readonly MenuEntry[],
  person: RoleHolder,
  accessOf: (to: MenuPath) => Access,
): MenuEntry[] {
  const isOpen = (link: MenuLink) =>
    accessAllows(link.access ?? accessOf(link.to), person) && (link.forCfo === true || !isCfoOnly(person))
  const openedBy = (link: MenuLink): MenuLink[] => {
    if (isOpen(link)) return [link]
    const { label, otherwise } = link
    return otherwise !== undefined && isOpen({ label, to: otherwise }) ? [{ label, to: otherwise }] : []
  }
  return entries.flatMap((entry): MenuEntry[] => {
    if (!('items' in entry)) return openedBy(entry)
    const items = entry.items.flatMap(openedBy)
    const [first] = items
    if (first === undefined) return []
    return [items.length === 1 ? { ...first, label: entry.label } : { label: entry.label, items }]
  })
}

/** The pages that the foot of a phone leads to, those of them that the person has; each place takes the first. */
const footPages = {
  hours: ['/create-record', '/create-admin-record'],
  report: ['/my-report', '/admin-monthly-report'],
  requests: ['/requests_list', '/requests'],
} as const satisfies Record<string, readonly MenuPath[]>

/** The entries of a menu that stand at the foot of a phone. */
export function footLinks(
  entries: readonly MenuEntry[],
): { place: keyof typeof footPages; link: MenuLink }[] {
  const links = entries.flatMap((entry) => ('items' in entry ? entry.items : [entry]))
  return (['hours', 'report', 'requests'] as const).flatMap((place) => {
    const pages: readonly string[] = footPages[place]
    const link = links.find(({ to }) => pages.includes(to))
    return link ? [{ place, link }] : []
  })
}

/** Whether a path is the page of the entry, or one of its others. */
export const isPageOf = ({ to, also = [] }: MenuLink, path: string | undefined): boolean =>
  to === path || also.some((page) => page === path)

/** The labels of a path in the menu: the group's and its own, or its own alone; undefined when the menu lacks it. */
export function placeInMenu(entries: readonly MenuEntry[], path: string): string[] | undefined {
  for (const entry of entries) {
    if (!('items' in entry)) {
      if (isPageOf(entry, path)) return [entry.label]
      continue
    }
    const link = entry.items.find((item) => isPageOf(item, path))
    if (link) return [entry.label, link.label]
  }
  return undefined
}
