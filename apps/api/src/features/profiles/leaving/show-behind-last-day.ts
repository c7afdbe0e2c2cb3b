import type { BehindLastDay } from '@portal/contract/profiles/leaving'
import { addDays, type Day } from '@portal/domain/days'
import { found } from '../../../use-case/not-found.ts'
import type { Deps } from '../../deps.ts'
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
  user_id: number,
  asked: Day | undefined,
): Promise<BehindLastDay> {
  const { job_ended_on } = found(await findLastWorkDay(db, user_id), 'users.not_found')
  const today = clock.today()
  const last_day = asked ?? earlier(job_ended_on ?? today, today)
  const afterBoth = addDays(later(last_day, today), 1)
  return {
    last_day,
    leave: await findLeaveBehind(db, { user_id, last_day, allPending: asked === undefined }),
    hours: await findHoursBehind(db, { user_id, last_day }),
    contracts: await findContractsOpenOn(db, user_id, afterBoth),
    equipment: await findEquipment(db, user_id),
  }
}

const earlier = (one: Day, other: Day) => (one < other ? one : other)
const later = (one: Day, other: Day) => (one > other ? one : other)
