import type { LeaveDashboardQuery, UserLeaves } from '@portal/contract/leave-balances'
import { daysOfPeriod, yearOf } from '@portal/domain/days'
import { pageCount, sliceOf } from '../../use-case/paging.ts'
import type { Deps } from '../deps.ts'
import { countActivePeople, countLeaveByPerson, listActivePeople } from './leave-balances.store.ts'
import { totalsOf } from './leave-totals.ts'

type List = { users_leaves: UserLeaves[]; pages: number; count: number }

/** Lists the days of leave of active people in a year, by full name. */
export async function listEveryonesLeave({ db, clock }: Deps, query: LeaveDashboardQuery): Promise<List> {
  const slice = sliceOf(query)
  const [people, count] = await Promise.all([
    listActivePeople(db, query, slice),
    countActivePeople(db, query),
  ])
  const range = daysOfPeriod(query.year ?? yearOf(clock.today()))
  const userIds = people.map(({ user_id }) => user_id)
  const rows = Map.groupBy(await countLeaveByPerson(db, { userIds, ...range }), ({ user_id }) => user_id)
  return {
    users_leaves: people.map((person) => ({ ...person, ...totalsOf(rows.get(person.user_id) ?? []) })),
    pages: pageCount(count, slice),
    count,
  }
}
