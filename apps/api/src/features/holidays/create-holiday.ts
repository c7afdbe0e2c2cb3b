import type { EditableHoliday, HolidayInput } from '@portal/contract/holidays'
import { yearOf } from '@portal/domain/days'
import { ensureHolidayYears } from '../../db/reads/holidays.ts'
import type { Actor } from '../../use-case/actor.ts'
import type { Deps } from '../deps.ts'
import { refusingTakenDate } from './holiday-refusals.ts'
import { presentHoliday } from './holidays.presenter.ts'
import { insertHoliday } from './holidays.store.ts'

/** Adds a holiday; 409 when there is one on that date. */
export async function createHoliday(
  { db }: Deps,
  actor: Actor,
  { date, title }: HolidayInput,
): Promise<EditableHoliday> {
  await ensureHolidayYears(db, yearOf(date))
  return presentHoliday(actor, await refusingTakenDate(() => insertHoliday(db, { date, title })))
}
