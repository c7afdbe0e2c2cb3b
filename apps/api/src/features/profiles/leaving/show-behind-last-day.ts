import type { BehindLastDay } from '@portal/contract/profiles/leaving'
import { addDays, type Day } from '@portal/domain/days'
import type { Deps } from '../../../deps.ts'
import { found } from '../../../not-found.ts'
import {
  findContractsOpenOn,
  findEquipment,
  findHoursBehind,
  findLastWorkDay,
  findLeaveBehind,
} from './leaving.store.ts'

/**
 * Shows what lies behind a last work day (docs/product-rules.md#profiles). Without the day it shows what a deactivation
 * leaves: its last day is today, or the stored one where that is earlier, and no pending leave is approved after it.
 */
export async function showBehindLastDay(
  { db, clock }: Deps,
  userId: number,
  asked: Day | undefined,
): Promise<BehindLastDay> {
  const { jobEndedOn } = found(await findLastWorkDay(db, userId), 'users.not_found')
  const today = clock.today()
  const lastDay = asked ?? earlier(jobEndedOn ?? today, today)
  const afterBoth = addDays(later(lastDay, today), 1)
  return {
    last_day: lastDay,
    leave: await findLeaveBehind(db, { userId, lastDay, allPending: asked === undefined }),
    hours: await findHoursBehind(db, { userId, lastDay }),
    contracts: await findContractsOpenOn(db, userId, afterBoth),
    equipment: await findEquipment(db, userId),
  }
}

const earlier = (one: Day, other: Day) => (one < other ? one : other)
const later = (one: Day, other: Day) => (one > other ? one : other)
