import type { TouchedRequest } from '@portal/contract/leave-requests/touched-leave'
import { changesOfDays } from '@portal/domain/leave/recount'
import type { Actor } from '../../../use-case/actor.ts'
import { canOf } from '../../../use-case/authorized.ts'
import { type PageQuery, pageCount, sliceOf } from '../../../use-case/paging.ts'
import type { Deps } from '../../deps.ts'
import { holidaysAround } from '../leave-facts.ts'
import { listRecordedDays } from '../leave-records.store.ts'
import { leaveRecountPolicy } from '../leave-requests.policy.ts'
import { listLeaveRequestRowsOf } from '../leave-requests.store.ts'
import { fillYearsOfLeave, listTouchedRequests } from './touched-leave.store.ts'

type List = { touched_requests: TouchedRequest[]; pages: number; count: number }

/** Lists the leave that counting again would change, with what would become of it. */
export async function listTouchedLeave({ db }: Deps, actor: Actor, query: PageQuery): Promise<List> {
  const slice = sliceOf(query)
  await fillYearsOfLeave(db)
  const touched = await listTouchedRequests(db)
  const ids = touched.slice(slice.offset, slice.offset + slice.limit).map(({ id }) => id)
  const rows = await listLeaveRequestRowsOf(db, ids)
  const recorded = Map.groupBy(await listRecordedDays(db, ids), ({ request_id }) => request_id)
  const holidays = await holidaysAround(db, rows)
  const touched_requests = rows.map((row) => {
    const days = (recorded.get(row.id) ?? []).map(({ date }) => date)
    const { before, after, added, removed } = changesOfDays(
      { ...row, type: row.request_type },
      days,
      holidays,
    )
    return {
      id: row.id,
      version: row.version,
      user: row.user,
      request_type: row.request_type,
      paid_leave_type: row.paid_leave_type,
      start_date: row.start_date,
      end_date: row.end_date,
      days: before,
      days_after: after,
      added,
      removed,
      can: canOf(leaveRecountPolicy(actor, row)),
    }
  })
  return { touched_requests, pages: pageCount(touched.length, slice), count: touched.length }
}
