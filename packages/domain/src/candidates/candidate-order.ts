import type { Day } from '../days.ts'

/** `pingDueOn` is the day of a ping that is due, otherwise null. */
type Placed = { id: number; pingDueOn: Day | null }

/**
 * The order of a vacancy's candidates: due pings first, the earliest day first, then the newest candidates. Negative
 * where `one` comes before `other`. The server sorts by the same rule in SQL.
 */
export function compareCandidates(one: Placed, other: Placed): number {
  if (one.pingDueOn === other.pingDueOn) return other.id - one.id
  if (one.pingDueOn === null) return 1
  if (other.pingDueOn === null) return -1
  return one.pingDueOn < other.pingDueOn ? -1 : 1
}
