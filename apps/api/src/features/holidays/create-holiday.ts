import type { EditableHoliday, HolidayInput } from '@portal/contract/holidays'
import { yearOf } from '@portal/domain/days'
import { ensureHolidayYears } from '../../db/reads/holidays.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import type { Deps } from '../deps.ts'
import { refusingTakenDate } from './holiday-refusals.ts'
import { presentHoliday } from './holidays.presenter.ts'
import { insertHoliday } from './holidays.store.ts'
import { holidayTrail } from './holidays.trail.ts'

/** Adds a holiday; 409 when there is one on that date. */
export async function createHoliday(
  { db, clock }: Deps,
  actor: Actor,
  { date, title }: HolidayInput,
): Promise<EditableHoliday> {
  await ensureHolidayYears(db, yearOf(date))
  return refusingTakenDate(() =>
    db.transaction(async (tx) => {
      const row = await insertHoliday(tx, { date, title })
      await addToTrail(tx, clock, actor, holidayTrail.created('holidays.create', row))
      return presentHoliday(actor, row)
    }),
  )
}
