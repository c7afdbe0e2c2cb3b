import type { Day } from '../days.ts'
import {
  checkNewLeave,
  findClashes,
  isAskable,
  type LeaveFacts,
  type LeaveViolation,
  type NewLeave,
  type OwnLeave,
} from './check-new-leave.ts'
import { type CountedDays, counterOf, type LeaveCounter } from './counters.ts'
import { daysByYear, endDateOf, type SkippedDay, splitLeaveDays } from './leave-days.ts'

/** The counters of a year, as GET /leave_counters sends them. */
export type CountersOfYear = Readonly<Record<LeaveCounter, CountedDays>>

/** `counters` by year. A year that is missing has no balance in the preview. */
export type PreviewFacts<Other extends OwnLeave> = LeaveFacts<Other> & {
  counters: Readonly<Record<number, CountersOfYear | undefined>>
}

/** The days of one calendar year without the request, and with it as one that waits. */
export type LeaveChange = { year: number; counter: LeaveCounter; before: CountedDays; after: CountedDays }

export type LeavePreview<Other extends OwnLeave> = {
  /** The last day of the request; null while the form does not say enough. */
  end_date: Day | null
  /** The number of counted days; half a day is 0.5. */
  days: number
  countedDays: Day[]
  skippedDays: SkippedDay[]
  balances: LeaveChange[]
  clashes: Other[]
  violations: LeaveViolation[]
}

/** With these there are no days to show. */
const unplannable: readonly LeaveViolation['code'][] = [
  'requests.too_long',
  'requests.too_late',
  'requests.end_before_start',
]

/** What a request would count and change; `violations` is why it would be refused. */
export function previewLeave<Other extends OwnLeave>(
  request: NewLeave,
  facts: PreviewFacts<Other>,
): LeavePreview<Other> {
  const { type, start_date } = request
  const violations = checkNewLeave(request, facts)
  const end_date = type && start_date ? endDateOf({ ...request, type, start_date }) : undefined
  const isBroken = violations.some(({ code }) => unplannable.includes(code))
  if (!type || !isAskable(type) || !start_date || end_date === undefined || isBroken) {
    return {
      end_date: null,
      days: 0,
      countedDays: [],
      skippedDays: [],
      balances: [],
      clashes: [],
      violations,
    }
  }
  const period = { type, start_date, end_date }
  const split = splitLeaveDays(period, facts.holidays)
  return {
    end_date,
    ...split,
    balances: balancesOf(counterOf(type), daysByYear(type, split.countedDays), facts.counters),
    clashes: findClashes(period, facts.others),
    violations,
  }
}

function balancesOf(
  counter: LeaveCounter,
  days: ReadonlyMap<number, number>,
  counters: PreviewFacts<OwnLeave>['counters'],
): LeaveChange[] {
  return [...days].flatMap(([year, count]) => {
    const before = counters[year]?.[counter]
    if (before === undefined) return []
    return [{ year, counter, before, after: { ...before, pending: before.pending + count } }]
  })
}
