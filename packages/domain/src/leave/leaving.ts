import type { Day } from '../days.ts'
import { type Employments, lastDayBehind } from '../people/employments.ts'

/** The last day for which a person may ask for leave, and what ends on it. */
export type LastLeaveDay = { date: Day; reason: 'last_work_day' | 'end_of_contracts' }

type Person = {
  job_ended_on: Day | null
  /** All of the person's contracts, past and future ones too. */
  contracts: readonly { end_date: Day | null }[]
}

/**
 * The last work day, or the last day of the last contract where that is earlier; null while neither is known. Days between two
 * contracts are before the last of them, and whoever never had a contract is not after one (docs/product-rules.md#leave).
 */
export function lastLeaveDayOf({ job_ended_on, contracts }: Person): LastLeaveDay | null {
  const contractsEndOn = lastEndOf(contracts)
  if (job_ended_on !== null && (contractsEndOn === null || job_ended_on <= contractsEndOn))
    return { date: job_ended_on, reason: 'last_work_day' }
  return contractsEndOn === null ? null : { date: contractsEndOn, reason: 'end_of_contracts' }
}

function lastEndOf(contracts: Person['contracts']): Day | null {
  let last: Day | null = null
  for (const { end_date } of contracts) {
    if (end_date === null) return null
    if (last === null || end_date > last) last = end_date
  }
  return last
}

/**
 * Whether leave belongs to a person who is not there on all of its days, and so is not approved
 * (docs/product-rules.md#leave).
 */
export const isOfSomebodyGone = (
  person: { active: boolean; employments: Employments },
  leave: { start_date: Day; end_date: Day },
): boolean => !person.active || lastDayBehind(person.employments, leave) !== null
