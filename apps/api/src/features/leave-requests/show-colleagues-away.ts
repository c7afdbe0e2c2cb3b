import type { ColleaguesAway } from '@portal/contract/leave-requests/leave-requests'
import type { Deps } from '../../deps.ts'
import { listColleaguesAway } from './colleagues-away.store.ts'

/** Lists who else of the same projects is away, or asks to be, on the days of each request. Unknown ids have nobody. */
export async function showColleaguesAway(
  { db }: Deps,
  requestIds: readonly number[],
): Promise<ColleaguesAway[]> {
  const rows = Map.groupBy(await listColleaguesAway(db, requestIds), ({ requestId }) => requestId)
  return [...new Set(requestIds)].map((requestId) => ({
    request_id: requestId,
    colleagues: (rows.get(requestId) ?? []).map((row) => ({
      id: row.id,
      user: { id: row.userId, full_name: row.user },
      status: row.status,
      request_type: row.requestType,
      paid_leave_type: row.paidLeaveType,
      start_date: row.startDate,
      end_date: row.endDate,
      projects: row.projects,
    })),
  }))
}
