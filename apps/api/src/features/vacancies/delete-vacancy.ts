import { addToTrail } from '../../db/trail/add-to-trail.ts'
import { dropFiles, removeDroppedFiles } from '../../files/stored-files.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../use-case/changed-meanwhile.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { vacancyPolicy } from './vacancies.policy.ts'
import { presentVacancy } from './vacancies.presenter.ts'
import { deleteVacancyRow, lockCandidatesOfVacancy, lockVacancyRow } from './vacancies.store.ts'
import { deletedVacancy } from './vacancies.trail.ts'

/** Deletes a vacancy with its candidates and their CV files; 409 when `If-Match` names another version. */
export async function deleteVacancy(deps: Deps, actor: Actor, target: Target): Promise<void> {
  const dropped = await deps.db.transaction(async (tx) => {
    const today = deps.clock.today()
    const row = found(await lockVacancyRow(tx, target.id, 'update', today), 'vacancies.not_found')
    authorize(vacancyPolicy, actor, row, 'delete')
    await refuseOutdated(row, target, 'vacancies.changed_meanwhile', () => presentVacancy(actor, row))
    const candidates = await lockCandidatesOfVacancy(tx, row.id)
    const cvFileIds = candidates.map(({ cv_file_id }) => cv_file_id).filter((fileId) => fileId !== null)
    await deleteVacancyRow(tx, row)
    await dropFiles(tx, deps.clock, cvFileIds)
    await addToTrail(tx, deps.clock, actor, deletedVacancy(row, candidates))
    return cvFileIds
  })
  await removeDroppedFiles(deps, dropped)
}
