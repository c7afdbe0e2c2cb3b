import type { AwayQuery, PlannedLeave } from '@portal/contract/away'
import { firstDayOf, lastDayOf } from '@portal/domain/days'
import { listHolidayRows } from '../../db/reads/holidays.ts'
import type { Deps } from '../../deps.ts'
import { pageCount, sliceOf } from '../../paging.ts'
import { type AwayMatch, countPeople, type LeaveRow, listLeaveOf, listPeople } from './away.store.ts'

/** Lists people of a month with their leave: those with leave first, then by full name. */
export async function listAway({ db }: Deps, query: AwayQuery) {
  const slice = sliceOf(query)
  const match: AwayMatch = {
    from: firstDayOf(query.month),
    to: lastDayOf(query.month),
    projectId: query.project_id,
  }
  const [people, { count, awayCount }, holidays] = await Promise.all([
    listPeople(db, match, slice),
    countPeople(db, match),
    listHolidayRows(db, match),
  ])
  const ids = people.filter(({ isAway }) => isAway).map(({ id }) => id)
  const leave = Map.groupBy(await listLeaveOf(db, ids, match), ({ userId }) => userId)
  return {
    people: people.map(({ id, fullName }) => ({
      user_id: id,
      user: fullName,
      leave: (leave.get(id) ?? []).map(presentLeave),
    })),
    holidays: holidays.map(({ date, title }) => ({ date, title })),
    pages: pageCount(count, slice),
    count,
    away_count: awayCount,
  }
}

const presentLeave = (row: LeaveRow): PlannedLeave => ({
  id: row.id,
  request_type: row.requestType,
  paid_leave_type: row.paidLeaveType,
  status: row.isApproved ? 'approved' : 'pending',
  start_date: row.startDate,
  end_date: row.endDate,
})
