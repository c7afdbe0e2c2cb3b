import type { ColleaguesAway } from '@portal/contract/leave-requests/leave-requests'
import { type Absence, maxDaysAway } from '@portal/contract/leave-requests/own-colleagues-away'
import { type Day, daysBetween } from '@portal/domain/days'
import { because } from '@portal/words/reasons'
import type { Actor } from '../../use-case/actor.ts'
import { invalidFields } from '../../use-case/errors.ts'
import type { Deps } from '../deps.ts'
import { listAbsencesBeside, listColleaguesAway } from './colleagues-away.store.ts'

/** Lists who else of the same projects is away, or asks to be, on the days of each request. Unknown ids have nobody. */
export async function showColleaguesAway(
  { db }: Deps,
  requestIds: readonly number[],
): Promise<ColleaguesAway[]> {
  const rows = Map.groupBy(await listColleaguesAway(db, requestIds), ({ request_id }) => request_id)
  return [...new Set(requestIds)].map((request_id) => ({
    request_id,
    colleagues: (rows.get(request_id) ?? []).map(({ request_id: _, ...colleague }) => colleague),
  }))
}

/**
 * Tells a person when colleagues on their own current projects have approved leave. It is what the person's calendar
 * feed tells of them as well, and their portraits: neither the kind nor a reason, and nothing that is not decided (docs/product-rules.md#leave).
 */
export async function showOwnColleaguesAway(
  { db, clock }: Deps,
  actor: Actor,
  { from, to }: { from: Day; to: Day },
): Promise<{ colleagues: Absence[] }> {
  if (to < from) throw invalidFields('requests.range', { to: [because('input.range_reversed')] })
  if (daysBetween(from, to) >= maxDaysAway)
    throw invalidFields('requests.range', { to: [because('input.too_many_days', { max: maxDaysAway })] })
  const today = clock.today()
  const asked = { today, from: from < today ? today : from, to }
  return { colleagues: await listAbsencesBeside(db, actor.id, asked) }
}
