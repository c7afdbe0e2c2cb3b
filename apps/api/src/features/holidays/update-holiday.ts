import type { EditableHoliday, HolidayChanges } from '@portal/contract/holidays'
import { yearOf } from '@portal/domain/days'
import { ensureHolidayYears } from '../../db/reads/holidays.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../use-case/changed-meanwhile.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { refusingTakenDate } from './holiday-refusals.ts'
import { holidayPolicy } from './holidays.policy.ts'
import { presentHoliday } from './holidays.presenter.ts'
import { lockHolidayRow, updateHolidayRow } from './holidays.store.ts'
import { holidayTrail } from './holidays.trail.ts'

/** Renames or moves a holiday. 409 when the new date has one, and when `If-Match` names another version. */
export async function updateHoliday(
  { db, clock }: Deps,
  actor: Actor,
  target: Target,
  { date, title }: HolidayChanges,
): Promise<EditableHoliday> {
  if (date !== undefined) await ensureHolidayYears(db, yearOf(date))
  return refusingTakenDate(() =>
    db.transaction(async (tx) => {
      const row = found(await lockHolidayRow(tx, target.id), 'holidays.not_found')
      authorize(holidayPolicy, actor, row, 'update')
      await refuseOutdated(row, target, 'holidays.changed_meanwhile', () => presentHoliday(actor, row))
      const after = await updateHolidayRow(tx, row, { date, title })
      await addToTrail(tx, clock, actor, holidayTrail.changed('holidays.update', row, after))
      return presentHoliday(actor, after)
    }),
  )
}
