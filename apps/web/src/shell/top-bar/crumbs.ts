import { t } from '../../messages/messages.ts'
import { type MenuEntry, type MenuPath, placeInMenu } from '../menu.ts'

export type Crumb = { label: string; to?: MenuPath }
type Page = { path: string; title: string; parent?: MenuPath | undefined }

/** The breadcrumbs of a page: its place in the menu, or its parent's place and its own title. */
export function crumbsFor(entries: readonly MenuEntry[], { path, title, parent }: Page): Crumb[] {
  const home: Crumb = { label: t.navigation.home, to: '/' }
  const own = placeInMenu(entries, path)
  if (own) return [home, ...own.map((label) => ({ label }))]
  const above = parent && placeInMenu(entries, parent)
  if (!above) return [home, { label: title }]
  const groups = above.slice(0, -1).map((label) => ({ label }))
  return [home, ...groups, { label: above.at(-1) ?? title, to: parent }, { label: title }]
}
