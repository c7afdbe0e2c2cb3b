import { addMonths, type Day, firstDayOf, lastDayOf, yearOf } from '@portal/domain/days'
import type { RecordType } from '@portal/domain/records'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { presentRecord } from './records.presenter.ts'
import { listRecordRows, sumRecords } from './records.store.ts'

export type RecordFilter = {
  user_id?: number | undefined
  project_id?: number | undefined
  year?: number | undefined
  month?: number | undefined
  date?: Day | undefined
  record_type?: RecordType | undefined
  page?: number | undefined
  limit?: number | undefined
}

const defaultLimit = 10

/** Newest date first. A month without a year is one of the current year. Without a user: everyone's. */
export async function listRecords({ db, clock }: Deps, actor: Actor, filter: RecordFilter) {
  const today = clock.today()
  const limit = filter.limit ?? defaultLimit
  const matching = {
    userId: filter.user_id,
    projectId: filter.project_id,
    recordType: filter.record_type,
    ...daysOf(filter, today),
  }
  const [rows, { count, hoursSum }] = await Promise.all([
    listRecordRows(db, matching, { limit, offset: ((filter.page ?? 1) - 1) * limit }),
    sumRecords(db, matching),
  ])
  return {
    paginate_records: rows.map((row) => presentRecord(actor, row, today)),
    pages: Math.ceil(count / limit),
    count,
    hours_sum: Number(hoursSum),
  }
}

type Range = { from?: Day; to?: Day }

function daysOf({ year, month, date }: RecordFilter, today: Day): Range {
  if (date !== undefined) return { from: date, to: date }
  if (month === undefined && year === undefined) return {}
  const january = `${String(year ?? yearOf(today)).padStart(4, '0')}-01`
  if (month === undefined) return { from: firstDayOf(january), to: lastDayOf(addMonths(january, 11)) }
  const chosen = addMonths(january, month - 1)
  return { from: firstDayOf(chosen), to: lastDayOf(chosen) }
}
