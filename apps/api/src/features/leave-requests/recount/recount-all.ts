import type { Actor } from '../../../use-case/actor.ts'
import { authorize } from '../../../use-case/authorized.ts'
import type { Deps } from '../../deps.ts'
import { leaveRecountPolicy } from '../leave-requests.policy.ts'
import { getLeaveRequestRow, lockRequesters } from '../leave-requests.store.ts'
import { countAgain } from './count-again.ts'
import { fillYearsOfLeave, listTouchedRequests } from './touched-leave.store.ts'

/** The most requests counted in one transaction: while it runs, their people can write nothing, so it must be short. */
const maxAtOnce = 100

/**
 * Counts touched leave again, first day first. The list is read before and after its people are locked: what another
 * admin has counted in between is left alone.
 */
export async function recountAll(
  { db, clock }: Deps,
  actor: Actor,
): Promise<{ recounted: number; left: number }> {
  await fillYearsOfLeave(db)
  return db.transaction(async (tx) => {
    const chosen = (await listTouchedRequests(tx)).slice(0, maxAtOnce)
    await lockRequesters(tx, chosen)
    const ids = new Set(chosen.map(({ id }) => id))
    const touched = await listTouchedRequests(tx)
    const mine = touched.filter(({ id }) => ids.has(id))
    let recounted = 0
    for (const { id } of mine) {
      const row = await getLeaveRequestRow(tx, id)
      authorize(leaveRecountPolicy, actor, row, 'recount')
      if (await countAgain(tx, clock, actor, row)) recounted += 1
    }
    return { recounted, left: touched.length - mine.length }
  })
}
