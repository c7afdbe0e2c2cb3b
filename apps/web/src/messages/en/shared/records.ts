import { type LeaveCounter, leaveAllowances } from '@portal/domain/leave/counters'
import type { LeaveType } from '@portal/domain/leave/leave'
import { leaveNameOf, leaveNames } from '@portal/words/leave-names'
import { leaveStatusNames } from '@portal/words/value-names'

/** What a period misses of its norm and what it has above it; undefined where there is none. */
export type BesideNorm = { missing: string | undefined; over: string | undefined }

export const besideNorm = ({ missing, over }: BesideNorm): string[] => [
  ...(missing === undefined ? [] : [`${missing} missing`]),
  ...(over === undefined ? [] : [`${over} over`]),
]

/** Texts of lists of records. */
export const records = {
  project: 'Project',
  category: 'Category',
  description: 'Description',
  date: 'Date',
  manager: 'Manager',
  hours: 'Hours',
  totalHours: (hours: string) => `Total hours: ${hours}`,
  failed: 'Server error: unable to download Records',
}

/** The types of a record in words. */
export const recordKinds = {
  regular: 'Hours',
  ...leaveNames.en,
}

/** A leave in words; paid leave with its reason. */
export const leaveName = (type: LeaveType, paidLeaveType: string | null) =>
  leaveNameOf('en', type, paidLeaveType)

const counters: Record<LeaveCounter, string> = {
  vacations: 'Vacation',
  sick_leaves: 'Sick Leaves',
  extra_sick_leaves: 'Extra Sick Leaves',
  paid_leaves: 'Paid Leaves',
  unpaid_leaves: 'Unpaid Leaves',
  day_offs: 'Day offs',
  work_offs: 'Work offs',
}

/** Days of leave, as they are counted. */
export const leaveDays = {
  counters,
  /** A counter in a phone's row; nothing where no day was taken of a counter without a limit. */
  taken: (counter: LeaveCounter, days: number) => {
    const limit = leaveAllowances[counter]
    if (limit !== null) return `${counters[counter]} ${days} / ${limit}`
    return days === 0 ? null : `${counters[counter]} ${days}`
  },
  ofLimit: (days: number, limit: number) => `${days} / ${limit}`,
  /** What a screen reader says instead of the fraction. */
  ofLimitInWords: (days: number, limit: number) => `${days} of ${limit} days`,
  overLimit: 'over the limit',
}

/** The statuses of a request for leave. */
export const leaveStatuses = leaveStatusNames.en
