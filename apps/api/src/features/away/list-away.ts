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
    project_id: query.project_id,
  }
  const [people, { count, away_count }, holidays] = await Promise.all([
    listPeople(db, match, slice),
    countPeople(db, match),
    listHolidayRows(db, match),
  ])
  const ids = people.filter(({ isAway }) => isAway).map(({ id }) => id)
  const leave = Map.groupBy(await listLeaveOf(db, ids, match), ({ user_id }) => user_id)
  return {
    people: people.map(({ id, full_name }) => ({
      user_id: id,
      user: full_name,
      leave: (leave.get(id) ?? []).map(presentLeave),
    })),
    holidays: holidays.map(({ date, title }) => ({ date, title })),
    pages: pageCount(count, slice),
    count,
    away_count,
  }
}

const presentLeave = (row: LeaveRow): PlannedLeave => ({
  id: row.id,
  request_type: row.request_type,
  paid_leave_type: row.paid_leave_type,
  status: row.isApproved ? 'approved' : 'pending',
  start_date: row.start_date,
  end_date: row.end_date,
})
