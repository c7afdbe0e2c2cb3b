import type { PageAbove } from '../../browser/page-title.ts'
import { t } from '../../messages/messages.ts'
import { type MenuEntry, type MenuPath, placeInMenu } from '../menu.ts'

export type Crumb = { label: string; link?: PageAbove['link'] }
type Page = { path: string; title: string; parent?: MenuPath | undefined; above?: PageAbove | undefined }

/** The breadcrumbs of a page: its place in the menu, or its parent's place, the page above and its own title. */
export function crumbsFor(entries: readonly MenuEntry[], { path, title, parent, above }: Page): Crumb[] {
  const home: Crumb = { label: t.navigation.home, link: { to: '/' } }
  const own = placeInMenu(entries, path)
  if (own) return [home, ...own.map((label) => ({ label }))]
  const place = parent && placeInMenu(entries, parent)
  const last = above ? [above, { label: title }] : [{ label: title }]
  if (!place) return [home, ...last]
  const groups = place.slice(0, -1).map((label) => ({ label }))
  return [home, ...groups, { label: place.at(-1) ?? title, link: { to: parent } }, ...last]
}

/** Whether a page besides Home is above the present one. A group of the menu is no page. */
export const leadsUp = (crumbs: readonly Crumb[]) =>
  crumbs.filter(({ link }) => link !== undefined).length > 1
