import type { RecordCalendarQuery } from '@portal/contract/hours/hours'
import { daysBetween, daysInRange } from '@portal/domain/days'
import { isUnderContractOn } from '@portal/domain/hours/day-norm'
import { because } from '@portal/words/reasons'
import { listHolidayRows } from '../../db/reads/holidays.ts'
import type { Actor } from '../../use-case/actor.ts'
import { invalidFields } from '../../use-case/errors.ts'
import type { Deps } from '../deps.ts'
import { presentRecord } from './hours.presenter.ts'
import { listCalendarRows, readWork } from './hours.store.ts'

const maxDays = 93

/**
 * Shows the records of at most 93 days, both ends included, oldest first. A project filters the worked hours; leave
 * days are always included.
 */
export async function showRecordCalendar({ db, clock }: Deps, actor: Actor, query: RecordCalendarQuery) {
  if (query.to < query.from) throw invalidFields('records.range', { to: [because('input.range_reversed')] })
  if (daysBetween(query.from, query.to) >= maxDays) {
    throw invalidFields('records.range', { to: [because('input.too_many_days', { max: maxDays })] })
  }
  const [rows, holidays, work] = await Promise.all([
    listCalendarRows(db, {
      user_id: query.user_id,
      project_id: query.project_id,
      from: query.from,
      to: query.to,
    }),
    listHolidayRows(db, query),
    readWork(db, query.user_id),
  ])
  const today = clock.today()
  return {
    records: rows.map((row) => presentRecord(actor, row, today)),
    holidays,
    days_without_contract: daysInRange(query.from, query.to).filter((day) => !isUnderContractOn(work, day)),
  }
}
