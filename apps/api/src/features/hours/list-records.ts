import type { RecordQuery } from '@portal/contract/hours/hours'
import { type Day, daysOfPeriod, yearOf } from '@portal/domain/days'
import { roundHours } from '@portal/domain/hours/hours'
import type { Actor } from '../../use-case/actor.ts'
import { pageCount, sliceOf } from '../../use-case/paging.ts'
import type { Deps } from '../deps.ts'
import { presentRecord } from './hours.presenter.ts'
import { listRecordPage, sumDayByPerson } from './hours.store.ts'

/**
 * Lists records, newest date first unless sorted. A month without a year is in the current year. Without a user it
 * lists everyone's.
 */
export async function listRecords({ db, clock }: Deps, actor: Actor, filter: RecordQuery) {
  const today = clock.today()
  const slice = sliceOf(filter)
  const matching = {
    user_id: filter.user_id,
    project_id: filter.project_id,
    record_type: filter.record_type,
    ...daysOf(filter, today),
  }
  const { rows, count, hours_sum } = await listRecordPage(db, { ...matching, sort: filter.sort }, slice)
  return {
    paginate_records: rows.map((row) => presentRecord(actor, row, today)),
    pages: pageCount(count, slice),
    count,
    hours_sum: roundHours(hours_sum),
  }
}

/**
 * Lists everyone's records like `listRecords`. A list of one day also has the day's sum of every person on the page.
 */
export async function listEveryonesRecords(deps: Deps, actor: Actor, filter: RecordQuery) {
  const list = await listRecords(deps, actor, filter)
  const userIds = new Set(list.paginate_records.map((record) => record.user_id))
  if (filter.date === undefined) return list
  const sums = await sumDayByPerson(deps.db, { date: filter.date, userIds: [...userIds] })
  return {
    ...list,
    user_sums: sums.map(({ user_id, hours_sum }) => ({
      user_id,
      hours_sum: roundHours(hours_sum),
    })),
  }
}

type Range = { from?: Day; to?: Day }

function daysOf({ year, month, date }: RecordQuery, today: Day): Range {
  if (date !== undefined) return { from: date, to: date }
  if (month === undefined && year === undefined) return {}
  return daysOfPeriod(year ?? yearOf(today), month)
}
