import { type MenuEntry, type MenuPath, placeInMenu } from './menu.ts'

export type Crumb = { label: string; to?: MenuPath }
type Page = { path: string; title: string; parent?: MenuPath | undefined }

/** The way to a page: its place in the menu, or its parent's and then its own title. */
export function crumbsFor(entries: readonly MenuEntry[], { path, title, parent }: Page): Crumb[] {
  const own = placeInMenu(entries, path)
  if (own) return own.map((label) => ({ label }))
  const above = parent && placeInMenu(entries, parent)
  if (!above) return [{ label: title }]
  const groups = above.slice(0, -1).map((label) => ({ label }))
  return [...groups, { label: above.at(-1) ?? title, to: parent }, { label: title }]
}
