import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { apiPrefix } from '@portal/contract/shared/route'
import type { Day } from '@portal/domain/days'
import { isOfSomebodyGone } from '@portal/domain/leave/leaving'
import { lastDayBehind } from '@portal/domain/people/employments'
import type { DbOrTx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import type { Actor } from '../../use-case/actor.ts'
import { canOf } from '../../use-case/authorized.ts'
import { type CountFacts, countLeave, type LeaveCount, readCountFacts } from './leave-facts.ts'
import { leaveApprovalPolicy, leaveRequestPolicy } from './leave-requests.policy.ts'
import type { LeaveRequestRow } from './leave-requests.store.ts'
import { listManagersOf } from './request-managers.store.ts'

/**
 * Adds managers, days and limits with as many queries for one row as for a hundred. Facts that the transaction knows
 * already are not read again.
 */
export async function presentLeaveRequests(
  db: DbOrTx,
  actor: Actor,
  rows: readonly LeaveRequestRow[],
  today: Day,
  facts?: CountFacts,
): Promise<LeaveRequest[]> {
  if (rows.length === 0) return []
  const userIds = [...new Set(rows.map((row) => row.user_id))]
  const managers = await listManagersOf(db, { userIds, date: today })
  const managersOf = Map.groupBy(managers, (manager) => manager.user_id)
  const countOf = countLeave(facts ?? (await readCountFacts(db, rows)), rows)
  return rows.map((row) =>
    presentWithBelongings(actor, row, {
      count: countOf(row),
      managers: (managersOf.get(row.user_id) ?? []).map(({ user_id, full_name, ...manager }) => manager),
    }),
  )
}

export const presentLeaveRequest = async (
  db: DbOrTx,
  actor: Actor,
  row: LeaveRequestRow,
  today: Day,
  facts?: CountFacts,
): Promise<LeaveRequest> => onlyRow(await presentLeaveRequests(db, actor, [row], today, facts))

/** The `can` of a request. It tells people who decide on the request why it cannot be approved. */
function presentCan(
  actor: Actor,
  row: LeaveRequestRow & Pick<LeaveCount, 'hasDayLeft'>,
): LeaveRequest['can'] {
  const can = canOf(leaveRequestPolicy(actor, row))
  const { approve } = leaveApprovalPolicy(actor, row)
  const refusal = can.decline ? approve?.() : undefined
  return {
    ...can,
    ...canOf({ approve }),
    approve_refusal: refusal?.message ?? null,
    approve_reason: refusal?.reason ?? null,
  }
}

type Belongings = { count: LeaveCount; managers: LeaveRequest['managers'] }

const presentWithBelongings = (
  actor: Actor,
  row: LeaveRequestRow,
  { count, managers }: Belongings,
): LeaveRequest => {
  const { active, employments, attached_file_id, ...shown } = row
  const can = presentCan(actor, { ...row, hasDayLeft: count.hasDayLeft })
  return {
    ...shown,
    days: count.days,
    attached_file: attached_file_id === null ? null : `${apiPrefix}/requests/${row.id}/attachment`,
    managers,
    extra_sick_leave: row.request_type === 'extra_sick_leave',
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    over_limit: count.isOverLimit,
    balance: can.decline ? count.balance : null,
    left: row.status === 'pending' && isOfSomebodyGone(row, row) ? { last_day: lastDayOf(row) } : null,
    can,
  }
}

/** The last work day before days of the leave, or that of the latest employment of a deactivated person. */
const lastDayOf = (row: LeaveRequestRow): Day | null =>
  lastDayBehind(row.employments, row) ?? row.employments.at(-1)?.to ?? null
