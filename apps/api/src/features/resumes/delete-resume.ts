import { addToTrail } from '../../db/trail/add-to-trail.ts'
import { dropFiles, removeDroppedFiles } from '../../files/stored-files.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../use-case/changed-meanwhile.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { resumePolicy } from './resumes.policy.ts'
import { deleteResumeRow, listCoverFileIds, lockResumeRow } from './resumes.store.ts'
import { resumeTrail } from './resumes.trail.ts'
import { showResume } from './show-resume.ts'

/** Deletes a CV with its sections and pictures. 404 when it is already deleted, 409 when `If-Match` names another version. */
export async function deleteResume(deps: Deps, actor: Actor, target: Target): Promise<void> {
  const { db, clock } = deps
  const fileIds = await db.transaction(async (tx) => {
    const row = found(await lockResumeRow(tx, target.id, 'update'), 'resumes.not_found')
    authorize(resumePolicy, actor, row, 'delete')
    const present = () => showResume({ ...deps, db: tx }, row.id)
    await refuseOutdated(row, target, 'resumes.changed_meanwhile', present)
    const fileIds = [row.avatar_file_id ?? [], await listCoverFileIds(tx, row.id)].flat()
    await deleteResumeRow(tx, row)
    await dropFiles(tx, clock, fileIds)
    await addToTrail(tx, clock, actor, resumeTrail.deleted('resumes.delete', row))
    return fileIds
  })
  await removeDroppedFiles(deps, fileIds)
}
