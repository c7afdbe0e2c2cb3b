import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { leaveReadPolicy } from './leave-requests.policy.ts'
import { findLeaveRequestRow, type LeaveRequestRow } from './leave-requests.store.ts'

/** Reads a request for those who may; 404 for the others and where there is none. */
export async function findReadableRequest(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: number,
): Promise<LeaveRequestRow> {
  const row = found(await findLeaveRequestRow(db, id), 'requests.not_found')
  authorize(leaveReadPolicy, actor, row, 'read')
  return row
}
