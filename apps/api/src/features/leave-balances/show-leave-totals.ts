import type { MonthOfLeave } from '@portal/contract/leave-balances'
import { daysOfPeriod, yearOf } from '@portal/domain/days'
import type { LeaveTotals } from '@portal/domain/leave/counters'
import type { Actor } from '../../use-case/actor.ts'
import type { Deps } from '../deps.ts'
import { countLeaveByMonth, countLeaveByPerson } from './leave-balances.store.ts'
import { refuseUnreadable, totalsOf } from './leave-totals.ts'

type YearOfPerson = { user_id: number; year: number | undefined }

/** Shows a person's days of leave in a year. */
export async function showLeaveTotals(
  { db, clock }: Deps,
  actor: Actor,
  { user_id, year = yearOf(clock.today()) }: YearOfPerson,
): Promise<LeaveTotals> {
  await refuseUnreadable(db, actor, user_id)
  return totalsOf(await countLeaveByPerson(db, { userIds: [user_id], ...daysOfPeriod(year) }))
}

/** Lists a person's days of leave in each of the twelve months of a year. */
export async function listLeaveByMonth(
  { db, clock }: Deps,
  actor: Actor,
  { user_id, year = yearOf(clock.today()) }: YearOfPerson,
): Promise<MonthOfLeave[]> {
  await refuseUnreadable(db, actor, user_id)
  const rows = Map.groupBy(
    await countLeaveByMonth(db, { user_id, ...daysOfPeriod(year) }),
    ({ month }) => month,
  )
  return Array.from({ length: 12 }, (_, index) => index + 1).map((month) => ({
    month,
    ...totalsOf(rows.get(month) ?? []),
  }))
}
