import type { Day } from '../days.ts'

/** Whether to write to a candidate again, and from which day on; without a day whenever there is a reason. */
export type PingAgain = { pingAgain: boolean; pingAgainOn: Day | null }

/** The ping of a new candidate. */
export const noPing: PingAgain = { pingAgain: false, pingAgainOn: null }

type Change = { pingAgain?: boolean | undefined; pingAgainOn?: Day | null | undefined }

/**
 * The ping after a change of one or both fields: a day turns it on, and turning it off forgets the day, even a day sent
 * with it.
 */
export function changePingAgain(before: PingAgain, change: Change): PingAgain {
  if (change.pingAgain === false) return noPing
  if (change.pingAgainOn) return { pingAgain: true, pingAgainOn: change.pingAgainOn }
  const pingAgain = change.pingAgain ?? before.pingAgain
  const pingAgainOn = change.pingAgainOn === null ? null : before.pingAgainOn
  return { pingAgain, pingAgainOn: pingAgain ? pingAgainOn : null }
}

/** True from the day itself on. A ping without a day is never due. */
export const isPingDue = ({ pingAgain, pingAgainOn }: PingAgain, today: Day): boolean =>
  pingAgain && pingAgainOn !== null && pingAgainOn <= today
