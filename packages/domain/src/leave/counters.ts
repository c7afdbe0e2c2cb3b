import { type LeaveType, leaveShareOf, leaveTypes } from './leave.ts'

/** What days of leave are counted as, in the order in which counters are shown (docs/product-rules.md#leave). */
export const leaveCounters = [
  'vacations',
  'sick_leaves',
  'extra_sick_leaves',
  'paid_leaves',
  'unpaid_leaves',
  'day_offs',
  'work_offs',
] as const
export type LeaveCounter = (typeof leaveCounters)[number]

const counters: Readonly<Record<LeaveType, LeaveCounter>> = {
  vacation: 'vacations',
  full_day_sick_leave: 'sick_leaves',
  half_day_sick_leave: 'sick_leaves',
  extra_sick_leave: 'extra_sick_leaves',
  paid_leave: 'paid_leaves',
  unpaid_leave: 'unpaid_leaves',
  half_day_unpaid_leave: 'unpaid_leaves',
  day_off: 'day_offs',
  work_off: 'work_offs',
}

export const counterOf = (type: LeaveType): LeaveCounter => counters[type]

/** Days per calendar year; null where there is no limit. */
export const leaveAllowances: Readonly<Record<LeaveCounter, number | null>> = {
  vacations: 21,
  sick_leaves: 8,
  extra_sick_leaves: null,
  paid_leaves: null,
  unpaid_leaves: null,
  day_offs: 5,
  work_offs: null,
}

/** The records of leave of each type; those of half a day count half days. */
export type LeaveTotals = Record<`${LeaveType}s`, number>

/** The days of each counter, in which half a day is 0.5. */
export function usedDaysOf(totals: LeaveTotals): Record<LeaveCounter, number> {
  const used = noDays()
  for (const type of leaveTypes) used[counterOf(type)] += totals[`${type}s`] * leaveShareOf(type)
  return used
}

export const noDays = (): Record<LeaveCounter, number> => ({
  vacations: 0,
  sick_leaves: 0,
  extra_sick_leaves: 0,
  paid_leaves: 0,
  unpaid_leaves: 0,
  day_offs: 0,
  work_offs: 0,
})

/** The part of the year's limit that the days take, in per cent and at most 100; undefined without a limit. */
export function shareOfAllowance(counter: LeaveCounter, days: number): number | undefined {
  const limit = leaveAllowances[counter]
  return limit === null ? undefined : Math.min(100, days * (100 / limit))
}

export function isOverAllowance(counter: LeaveCounter, days: number): boolean {
  const limit = leaveAllowances[counter]
  return limit !== null && days > limit
}

/** The share of a year's limit, in per cent, from which the days left are few. */
const fewFrom = 80

/** How far the days reach into a year's limit. */
export type LimitState = 'within' | 'near' | 'over'

/** The state of days beside their limit; undefined without a limit. */
export function limitStateOf(counter: LeaveCounter, days: number): LimitState | undefined {
  if (isOverAllowance(counter, days)) return 'over'
  const share = shareOfAllowance(counter, days)
  return share === undefined ? undefined : share >= fewFrom ? 'near' : 'within'
}

/** Days of a counter in a year: taken ones, and those of requests that wait for a decision. */
export type CountedDays = { used: number; pending: number }

export type Balance = {
  limit: number
  /** What can still be planned: days of the limit that are neither taken nor waiting; never below 0. */
  left: number
  /** The parts of the limit in per cent, together at most 100. */
  takenShare: number
  waitingShare: number
  /** The state with the waiting days, as if all of them were approved. */
  state: LimitState
}

/** What a year's limit leaves; undefined without a limit. */
export function balanceOf(counter: LeaveCounter, { used, pending }: CountedDays): Balance | undefined {
  const limit = leaveAllowances[counter]
  const takenShare = shareOfAllowance(counter, used)
  const share = shareOfAllowance(counter, used + pending)
  const state = limitStateOf(counter, used + pending)
  if (limit === null || takenShare === undefined || share === undefined || state === undefined)
    return undefined
  return {
    limit,
    left: Math.max(0, limit - used - pending),
    takenShare,
    waitingShare: share - takenShare,
    state,
  }
}
