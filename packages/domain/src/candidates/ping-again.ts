import type { Day } from '../days.ts'

/** Whether to write to a candidate again, and from which day on; without a day whenever there is a reason. */
export type PingAgain = { ping_again: boolean; ping_again_on: Day | null }

/** The ping of a new candidate. */
export const noPing: PingAgain = { ping_again: false, ping_again_on: null }

type Change = { ping_again?: boolean | undefined; ping_again_on?: Day | null | undefined }

/**
 * The ping after a change of one or both fields: a day turns it on, and turning it off forgets the day, even a day sent
 * with it.
 */
export function changePingAgain(before: PingAgain, change: Change): PingAgain {
  if (change.ping_again === false) return noPing
  if (change.ping_again_on) return { ping_again: true, ping_again_on: change.ping_again_on }
  const ping_again = change.ping_again ?? before.ping_again
  const ping_again_on = change.ping_again_on === null ? null : before.ping_again_on
  return { ping_again, ping_again_on: ping_again ? ping_again_on : null }
}

/** True from the day itself on. A ping without a day is never due. */
export const isPingDue = ({ ping_again, ping_again_on }: PingAgain, today: Day): boolean =>
  ping_again && ping_again_on !== null && ping_again_on <= today
