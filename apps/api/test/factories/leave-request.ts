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
  const user_id = overrides.user_id ?? (await buildUser(db)).id
  const { request_type = 'full_day_sick_leave', vacation_type, status = 'pending' } = overrides
  const start_date = overrides.start_date ?? nextMonday()
  const end_date = vacation_type ? addDays(start_date, vacationLengths[vacation_type] - 1) : start_date
  const decision =
    status === 'pending' ? {} : { decided_by_id: user_id, decided_at: new Date('2025-03-12T10:00:00Z') }
  const values = {
    ...decision,
    end_date,
    half_day_slot: isHalfDay(request_type) ? 1 : null,
    ...overrides,
    user_id,
    request_type,
    start_date,
  }
  return onlyRow(await db.insert(leaveRequests).values(values).returning())
}
