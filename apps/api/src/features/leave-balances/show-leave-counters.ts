import type { LeaveCounters } from '@portal/contract/leave-balances'
import { daysOfPeriod, yearOf } from '@portal/domain/days'
import {
  counterOf,
  type LeaveCounter,
  leaveAllowances,
  noDays,
  usedDaysOf,
} from '@portal/domain/leave/counters'
import { daysByYear, splitLeaveDays } from '@portal/domain/leave/leave-days'
import { listHolidayRows } from '../../db/reads/holidays.ts'
import type { Actor } from '../../use-case/actor.ts'
import type { Deps } from '../deps.ts'
import { countLeaveByPerson, listPendingLeave } from './leave-balances.store.ts'
import { refuseUnreadable, totalsOf } from './leave-totals.ts'

type Query = { user_id: number; year: number | undefined }

/**
 * Shows what a person has used of each counter in a year, by their leave records, and what pending requests would add.
 */
export async function showLeaveCounters(
  { db, clock }: Deps,
  actor: Actor,
  { user_id, year = yearOf(clock.today()) }: Query,
): Promise<LeaveCounters> {
  await refuseUnreadable(db, actor, user_id)
  const range = daysOfPeriod(year)
  const holidays = await listHolidayRows(db, range)
  // Both reads see the same moment: a request approved between them would count as neither used nor pending.
  const [rows, pending] = await db.transaction(
    async (tx) => [
      await countLeaveByPerson(tx, { userIds: [user_id], ...range }),
      await listPendingLeave(tx, { user_id, ...range }),
    ],
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  const usedDays = usedDaysOf(totalsOf(rows))
  const pendingDays = noDays()
  for (const request of pending) {
    const { countedDays } = splitLeaveDays(request, holidays)
    pendingDays[counterOf(request.type)] += daysByYear(request.type, countedDays).get(year) ?? 0
  }
  const counter = (name: LeaveCounter) => ({
    used: usedDays[name],
    limit: leaveAllowances[name],
    pending: pendingDays[name],
  })
  return {
    vacations: counter('vacations'),
    sick_leaves: counter('sick_leaves'),
    extra_sick_leaves: counter('extra_sick_leaves'),
    paid_leaves: counter('paid_leaves'),
    unpaid_leaves: counter('unpaid_leaves'),
    day_offs: counter('day_offs'),
    work_offs: counter('work_offs'),
  }
}
