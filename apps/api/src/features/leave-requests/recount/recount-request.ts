import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import type { Actor } from '../../../use-case/actor.ts'
import { authorize } from '../../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../../use-case/changed-meanwhile.ts'
import { found } from '../../../use-case/not-found.ts'
import type { Deps } from '../../deps.ts'
import { leaveRecountPolicy } from '../leave-requests.policy.ts'
import { presentLeaveRequest } from '../leave-requests.presenter.ts'
import { getLeaveRequestRow, lockLeaveRequest } from '../leave-requests.store.ts'
import { countAgain } from './count-again.ts'

/** Counts approved leave again; a repeat changes nothing. 409 for other leave and when `If-Match` names another version. */
export async function recountRequest(
  { db, clock }: Deps,
  actor: Actor,
  target: Target,
): Promise<LeaveRequest> {
  const today = clock.today()
  return db.transaction(async (tx) => {
    const row = found(await lockLeaveRequest(tx, target.id), 'requests.not_found')
    authorize(leaveRecountPolicy, actor, row, 'recount')
    await refuseOutdated(row, target, 'requests.changed_meanwhile', () =>
      presentLeaveRequest(tx, actor, row, today),
    )
    await countAgain(tx, clock, actor, row)
    return presentLeaveRequest(tx, actor, await getLeaveRequestRow(tx, row.id), today)
  })
}
