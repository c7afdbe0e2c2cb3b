import { type LastLeaveDay, lastLeaveDayOf } from '@portal/domain/leave/leaving'
import type { DbOrTx } from '../../../db/client.ts'
import type { Actor } from '../../../use-case/actor.ts'
import type { Deps } from '../../deps.ts'
import { findLastWorkDay, listContractEnds } from './last-leave-day.store.ts'

/**
 * Finds the last day for which the person may ask for leave. In a transaction that has locked the person, the answer
 * stays true until the commit.
 */
export async function findLastLeaveDay(db: DbOrTx, userId: number): Promise<LastLeaveDay | null> {
  const contracts = await listContractEnds(db, userId)
  return lastLeaveDayOf({ job_ended_on: await findLastWorkDay(db, userId), contracts })
}

/** The last day for which the actor may ask for leave. */
export const showLastLeaveDay = async ({ db }: Deps, actor: Actor) => ({
  last_day: await findLastLeaveDay(db, actor.id),
})
