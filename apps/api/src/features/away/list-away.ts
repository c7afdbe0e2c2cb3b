import type { AwayQuery } from '@portal/contract/away'
import { firstDayOf, lastDayOf } from '@portal/domain/days'
import { listHolidayRows } from '../../db/reads/holidays.ts'
import { pageCount, sliceOf } from '../../use-case/paging.ts'
import type { Deps } from '../deps.ts'
import { type AwayMatch, countPeople, listLeaveOf, listPeople } from './away.store.ts'

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
  const ids = people.filter(({ isAway }) => isAway).map(({ user_id }) => user_id)
  const leave = Map.groupBy(await listLeaveOf(db, ids, match), ({ user_id }) => user_id)
  return {
    people: people.map((person) => ({ ...person, leave: leave.get(person.user_id) ?? [] })),
    holidays,
    pages: pageCount(count, slice),
    count,
    away_count,
  }
}
