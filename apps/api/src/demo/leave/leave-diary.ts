import { type Day, daysInRange } from '@portal/domain/days'
import type { LeaveRequestStatus, LeaveType, PaidLeaveType, VacationType } from '@portal/domain/leave/leave'
import type { Calendar } from '../demo-days.ts'

export type Leave = {
  user_id: number
  type: LeaveType
  status: LeaveRequestStatus
  start_date: Day
  end_date: Day
  askedOn: Day
  note: string | null
  vacation_type: VacationType | null
  paid_leave_type: PaidLeaveType | null
  /** A working day when the leave was asked for, which has become a holiday since. */
  holidaySince: Day | null
}

/** Whether the day counted when the leave was asked for. */
export const wasWorkday = (
  { holidaySince }: Pick<Leave, 'holidaySince'>,
  day: Day,
  calendar: Calendar,
): boolean => day === holidaySince || calendar.isWorkday(day)

/** The requests of one person. A request that shares a day with an earlier one is not added. */
export class LeaveDiary {
  readonly leaves: Leave[] = []
  readonly #taken = new Set<Day>()
  readonly #userId: number
  readonly #calendar: Calendar
  readonly #mayBeAway: (day: Day) => boolean

  constructor(userId: number, calendar: Calendar, mayBeAway: (day: Day) => boolean) {
    this.#userId = userId
    this.#calendar = calendar
    this.#mayBeAway = mayBeAway
  }

  add(leave: Pick<Leave, 'type' | 'start_date' | 'end_date' | 'askedOn'> & Partial<Leave>): void {
    const days = daysInRange(leave.start_date, leave.end_date)
    if (!days.every((day) => this.#mayBeAway(day) && !this.#taken.has(day))) return
    const { holidaySince = null } = leave
    if (!days.some((day) => wasWorkday({ holidaySince }, day, this.#calendar))) return
    for (const day of days) this.#taken.add(day)
    this.leaves.push({
      status: 'approved',
      note: null,
      vacation_type: null,
      paid_leave_type: null,
      holidaySince: null,
      ...leave,
      user_id: this.#userId,
    })
  }
}
