/** Pseudo-random numbers from a seed: the same day gives the same demo company. */
export type Random = {
  /** A number from 0 up to, not including, 1. */
  next(): number
  /** A whole number from `min` to `max`, both counted. */
  int(min: number, max: number): number
  /** True with the given probability. */
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** Some of the items, each at most once. */
  sample<Item>(items: readonly Item[], count: number): Item[]
  /** Lower-case letters and digits. */
  text(length: number): string
}

/** Makes numbers by the algorithm mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[int(0, items.length - 1)]
    if (item === undefined) throw new Error('Cannot pick from an empty list')
    return item
  }
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick,
    sample(items, count) {
      const keyed = items.map((item) => ({ item, key: next() }))
      return keyed
        .toSorted((a, b) => a.key - b.key)
        .slice(0, count)
        .map(({ item }) => item)
    },
    text: (length) =>
      Array.from({ length }, () => pick([...'abcdefghijklmnopqrstuvwxyz0123456789'])).join(''),
  }
}
