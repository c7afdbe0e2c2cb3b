import type { RecordType } from '@portal/domain/hours/records'
import type { LeaveTotals } from '@portal/domain/leave/counters'
import { type LeaveType, leaveTypes } from '@portal/domain/leave/leave'
import type { DbOrTx } from '../../db/client.ts'
import { userExists } from '../../db/reads/user-exists.ts'
import type { Actor } from '../../use-case/actor.ts'
import { enforce } from '../../use-case/authorized.ts'
import { notFound } from '../../use-case/not-found.ts'
import { readBalancesVerdict } from './leave-balances.policy.ts'

export function totalsOf(rows: readonly { record_type: RecordType; count: number }[]): LeaveTotals {
  const totals: LeaveTotals = {
    vacations: 0,
    full_day_sick_leaves: 0,
    half_day_sick_leaves: 0,
    extra_sick_leaves: 0,
    paid_leaves: 0,
    unpaid_leaves: 0,
    half_day_unpaid_leaves: 0,
    day_offs: 0,
    work_offs: 0,
  }
  for (const { record_type, count } of rows) {
    const leaveType: LeaveType | undefined = leaveTypes.find((known) => known === record_type)
    if (leaveType !== undefined) totals[`${leaveType}s`] += count
  }
  return totals
}

/** Refuses another person's leave below manager level with 403, and a user who does not exist with 404. */
export async function refuseUnreadable(db: DbOrTx, actor: Actor, userId: number): Promise<void> {
  enforce(readBalancesVerdict(actor, userId))
  if (!(await userExists(db, userId))) throw notFound('users.not_found')
}
