import type { Fields } from './sections.ts'

export type ModelItem = { id: number; version: number; position: number; fields: Fields }

/**
 * The model is what a CV should hold after each change: the items of each section by the section's path, in their
 * order.
 */
export type ModelResume = { id: number; sections: Map<string, ModelItem[]> }

export const itemsOf = (resume: ModelResume, path: string): ModelItem[] => resume.sections.get(path) ?? []

export const positionAfterLast = (items: readonly ModelItem[]): number =>
  Math.max(0, ...items.map(({ position }) => position)) + 1

/** Returns the fields after a change. Work without an end is ongoing. */
export function changedFields(fields: Fields, changes: Fields): Fields {
  const changed = { ...fields, ...changes }
  if (!('job_ended_on' in changed)) return changed
  const end = changes.ongoing === true ? null : changed.job_ended_on
  return { ...changed, job_ended_on: end, ongoing: end === null }
}

/** Returns the items after a reorder. Items whose places others take get the places that became free. */
export function reordered(items: readonly ModelItem[], wanted: ReadonlyMap<number, number>): ModelItem[] {
  const taken = [...wanted.values()]
  const left = items.filter(({ id }) => wanted.has(id)).map(({ position }) => position)
  const free = left.filter((position) => !taken.includes(position))
  return items
    .map((item) => {
      const place = wanted.get(item.id)
      if (place !== undefined) return { ...item, position: place }
      return taken.includes(item.position) ? { ...item, position: free.shift() ?? 0 } : item
    })
    .toSorted((a, b) => a.position - b.position)
}

/** Returns an item as the API shows it. */
export const shownItem = (resume_id: number, isOrdered: boolean, item: ModelItem): Fields => ({
  id: item.id,
  version: item.version,
  resume_id,
  ...item.fields,
  ...(isOrdered ? { position: item.position } : {}),
})
