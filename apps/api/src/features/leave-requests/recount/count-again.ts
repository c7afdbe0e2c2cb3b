import { changesAnything } from '@portal/domain/leave/recount'
import type { Tx } from '../../../db/client.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { Actor } from '../../../use-case/actor.ts'
import type { Authorized } from '../../../use-case/authorized.ts'
import type { Clock } from '../../../use-case/clock.ts'
import { holidaysAround } from '../leave-facts.ts'
import type { LeaveRequestRow } from '../leave-requests.store.ts'
import { requestTrail } from '../leave-requests.trail.ts'
import { notifyOfRequest } from '../notify-of-request.ts'
import { readDayChanges, writeDayChanges } from '../record-leave-days.ts'
import { raiseVersion } from './touched-leave.store.ts'

/**
 * Makes the records of approved leave its counted days by the present holidays and tells the requester. False where they
 * were already: nothing is written and nobody is told. The caller has locked the person.
 */
export async function countAgain(
  tx: Tx,
  clock: Clock,
  actor: Actor,
  row: Authorized<LeaveRequestRow, 'recount'>,
): Promise<boolean> {
  const changes = await readDayChanges(tx, row, await holidaysAround(tx, [row]))
  if (!changesAnything(changes)) return false
  const { before, after, added, removed } = changes
  await raiseVersion(tx, row)
  await writeDayChanges(tx, row, changes)
  await notifyOfRequest(tx, clock, actor, 'request_recounted', { ...row, recount: changes })
  const counted = { ...row, days: after, added, removed }
  const entry = requestTrail.changed('requests.recount', { ...row, days: before }, counted)
  await addToTrail(tx, clock, actor, entry)
  return true
}
