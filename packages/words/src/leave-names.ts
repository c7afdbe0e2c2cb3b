import type { LeaveType } from '@portal/domain/leave/leave'
import type { Catalogues, Language } from './language.ts'

/** The types of leave in words: on the screen and in calendar feeds. */
export const leaveNames = {
  en: {
    vacation: 'Vacation',
    full_day_sick_leave: 'Sick leave',
    half_day_sick_leave: 'Half day sick leave',
    extra_sick_leave: 'Extra sick leave',
    paid_leave: 'Paid Leave',
    unpaid_leave: 'Unpaid leave',
    half_day_unpaid_leave: 'Half day unpaid leave',
    day_off: 'Day off',
    work_off: 'Work off',
  },
} as const satisfies Catalogues<Record<LeaveType, string>>

/** A leave in words; paid leave with its reason. */
export function leaveNameOf(language: Language, type: LeaveType, paidLeaveType: string | null): string {
  const name = leaveNames[language][type]
  return paidLeaveType === null ? name : `${name}, ${paidLeaveType}`
}
