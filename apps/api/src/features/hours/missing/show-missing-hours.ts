import type { MissingHours } from '@portal/contract/hours/missing-hours'
import { lastWeek } from '@portal/domain/hours/missing-hours'
import { listHolidayRows } from '../../../db/reads/holidays.ts'
import type { Deps } from '../../deps.ts'
import { listPeopleWithoutHours } from './missing-hours.store.ts'

/** Lists people who have logged no hours in the last week although some were expected. */
export async function showMissingHours({ db, clock }: Deps): Promise<MissingHours> {
  const week = lastWeek(clock.today())
  const holidays = new Set((await listHolidayRows(db, week)).map(({ date }) => date))
  const people = await listPeopleWithoutHours(db, { week, holidays })
  return {
    week,
    users: people.map(({ id, full_name, expected_days, reminded_on }) => ({
      id,
      full_name,
      expected_days,
      reminded_on,
    })),
  }
}
