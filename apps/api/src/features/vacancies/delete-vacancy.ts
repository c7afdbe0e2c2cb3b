import type { Actor } from '../../actor.ts'
import { authorize } from '../../authorized.ts'
import { refuseOutdated, type Target } from '../../changed-meanwhile.ts'
import type { Deps } from '../../deps.ts'
import { found } from '../../not-found.ts'
import { vacancyPolicy } from './vacancies.policy.ts'
import { presentVacancy } from './vacancies.presenter.ts'
import { deleteVacancyRow, lockVacancyRow } from './vacancies.store.ts'

/** Deletes a vacancy with its candidates; 409 when `If-Match` names another version. */
export async function deleteVacancy(deps: Deps, actor: Actor, target: Target): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const today = deps.clock.today()
    const row = found(await lockVacancyRow(tx, target.id, 'update', today), 'vacancies.not_found')
    authorize(vacancyPolicy, actor, row, 'delete')
    await refuseOutdated(row, target, 'vacancies.changed_meanwhile', () => presentVacancy(actor, row))
    await deleteVacancyRow(tx, row)
  })
}
