import type { Day } from '../days.ts'

/** The time of work or studies; without an end they are going on. */
export type Period = { start: Day; end: Day | null }

/** Whether one stands before another in a CV: what is going on first, then what ended later, then what began later. */
export function isNewer(one: Period, other: Period): boolean {
  if (one.end === other.end) return one.start > other.start
  if (one.end === null || other.end === null) return one.end === null
  return one.end > other.end
}

/**
 * The ids in their order with a new one before the first item that is older. The others stay, because a person may have
 * given them another order by hand.
 */
export function withNew(
  items: readonly (Period & { id: number })[],
  added: Period & { id: number },
): number[] {
  const others = items.filter(({ id }) => id !== added.id)
  const place = others.findIndex((item) => isNewer(added, item))
  const ids = others.map(({ id }) => id)
  return ids.toSpliced(place === -1 ? ids.length : place, 0, added.id)
}

/** The ids in their order after two of them have swapped their places. */
export const swapped = (ids: readonly number[], one: number, other: number): number[] =>
  ids.map((id) => (id === one ? other : id === other ? one : id))

/** The ids in their order after one has moved between two others: `gap` is the number of ids before that place. */
export function movedToGap(ids: readonly number[], moved: number, gap: number): number[] {
  const before = ids.slice(0, gap).filter((id) => id !== moved)
  const after = ids.slice(gap).filter((id) => id !== moved)
  return [...before, moved, ...after]
}

/** The positions of all items of a section, by id. */
export const positionsOf = (ids: readonly number[]): Record<string, number> =>
  Object.fromEntries(ids.map((id, place) => [id, place + 1]))
