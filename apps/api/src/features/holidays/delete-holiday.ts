import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../use-case/changed-meanwhile.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { holidayPolicy } from './holidays.policy.ts'
import { presentHoliday } from './holidays.presenter.ts'
import { deleteHolidayRow, lockHolidayRow } from './holidays.store.ts'
import { holidayTrail } from './holidays.trail.ts'

/** Deletes a holiday; 409 when `If-Match` names another version. */
export async function deleteHoliday({ db, clock }: Deps, actor: Actor, target: Target): Promise<void> {
  await db.transaction(async (tx) => {
    const row = found(await lockHolidayRow(tx, target.id), 'holidays.not_found')
    authorize(holidayPolicy, actor, row, 'delete')
    await refuseOutdated(row, target, 'holidays.changed_meanwhile', () => presentHoliday(actor, row))
    await deleteHolidayRow(tx, row)
    await addToTrail(tx, clock, actor, holidayTrail.deleted('holidays.delete', row))
  })
}
