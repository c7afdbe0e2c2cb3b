import { addDays, type Day, yearOf } from '@portal/domain/days'
import { holidaysOf } from '@portal/domain/holiday-rules'
import { isHalfDay, vacationLengths } from '@portal/domain/leave/leave'
import type { Db } from '../../src/db/client.ts'
import { onlyRow } from '../../src/db/only-row.ts'
import { leaveRequests } from '../../src/db/schema/leave-requests.ts'
import { nextWeekInDays } from './sequence.ts'
import { buildUser } from './user.ts'

type Overrides = Partial<typeof leaveRequests.$inferInsert>

/** Returns a Monday that is no holiday by the rule, because no day of leave on a holiday counts. */
function nextMonday(): Day {
  const monday = addDays('2030-01-07', nextWeekInDays())
  return holidaysOf(yearOf(monday)).some(({ date }) => date === monday) ? nextMonday() : monday
}

/** Makes a pending full-day sick leave of one day, on a working day of its own. A decided one has no leave records. */
export async function buildLeaveRequest(db: Db, overrides: Overrides = {}) {
  const userId = overrides.userId ?? (await buildUser(db)).id
  const { requestType = 'full_day_sick_leave', vacationType, status = 'pending' } = overrides
  const startDate = overrides.startDate ?? nextMonday()
  const endDate = vacationType ? addDays(startDate, vacationLengths[vacationType] - 1) : startDate
  const decision =
    status === 'pending' ? {} : { decidedById: userId, decidedAt: new Date('2025-03-12T10:00:00Z') }
  const values = {
    ...decision,
    endDate,
    halfDaySlot: isHalfDay(requestType) ? 1 : null,
    ...overrides,
    userId,
    requestType,
    startDate,
  }
  return onlyRow(await db.insert(leaveRequests).values(values).returning())
}
