import type { Day } from '../days.ts'
import { type Employments, lastDayBehind } from '../people/employments.ts'

/** The last day for which a person may ask for leave, and what ends on it. */
export type LastLeaveDay = { date: Day; reason: 'last_work_day' | 'end_of_contracts' }

type Person = {
  jobEndedOn: Day | null
  /** All of the person's contracts, past and future ones too. */
  contracts: readonly { endDate: Day | null }[]
}

/**
 * The last work day, or the last day of the last contract where that is earlier; null while neither is known. Days between two
 * contracts are before the last of them, and whoever never had a contract is not after one (docs/product-rules.md#leave).
 */
export function lastLeaveDayOf({ jobEndedOn, contracts }: Person): LastLeaveDay | null {
  const contractsEndOn = lastEndOf(contracts)
  if (jobEndedOn !== null && (contractsEndOn === null || jobEndedOn <= contractsEndOn))
    return { date: jobEndedOn, reason: 'last_work_day' }
  return contractsEndOn === null ? null : { date: contractsEndOn, reason: 'end_of_contracts' }
}

function lastEndOf(contracts: Person['contracts']): Day | null {
  let last: Day | null = null
  for (const { endDate } of contracts) {
    if (endDate === null) return null
    if (last === null || endDate > last) last = endDate
  }
  return last
}

/**
 * Whether leave belongs to a person who is not there on all of its days, and so is not approved
 * (docs/product-rules.md#leave).
 */
export const isOfSomebodyGone = (
  person: { active: boolean; employments: Employments },
  leave: { startDate: Day; endDate: Day },
): boolean => !person.active || lastDayBehind(person.employments, leave) !== null
