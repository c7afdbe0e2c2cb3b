export type Placed = { id: number; position: number }

/**
 * The items whose positions change when some items of a CV get the wanted ones. Items that stand where others are put
 * move to the places that became free, in their order, so that every item keeps a position of its own, also when the
 * order has changed since the client read it. The ids of `wanted` are those of items, its positions are different.
 */
export function movedTo(unordered: readonly Placed[], wanted: ReadonlyMap<number, number>): Placed[] {
  const items = unordered.toSorted((a, b) => a.position - b.position || a.id - b.id)
  const taken = new Set(wanted.values())
  const staying = items.filter(({ id }) => !wanted.has(id))
  const kept = new Set(staying.map(({ position }) => position))
  const left = new Set(items.filter(({ id }) => wanted.has(id)).map(({ position }) => position))
  const free = [...left].filter((position) => !taken.has(position) && !kept.has(position))
  let last = Math.max(0, ...kept, ...taken)
  const afterLast = () => {
    last += 1
    return last
  }
  const placed = items.map(({ id, position }) => ({
    id,
    from: position,
    position: wanted.get(id) ?? (taken.has(position) ? (free.shift() ?? afterLast()) : position),
  }))
  return placed
    .filter(({ from, position }) => from !== position)
    .map(({ id, position }) => ({ id, position }))
}
