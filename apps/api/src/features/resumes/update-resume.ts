import type { Resume, ResumeChanges } from '@portal/contract/resumes/resumes'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import { claimingFiles, removeDroppedFiles, replaceFile } from '../../files/stored-files.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../use-case/changed-meanwhile.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { saveResumeAvatar } from './pictures/resume-pictures.ts'
import { resumePolicy } from './resumes.policy.ts'
import { findResumeRow, lockResumeRow, updateResumeRow } from './resumes.store.ts'
import { resumeTrail } from './resumes.trail.ts'
import { showResume } from './show-resume.ts'

/** Changes the contacts given; the slug stays. 409 when `If-Match` names another version. */
export async function updateResume(
  deps: Deps,
  actor: Actor,
  target: Target,
  { avatar, ...changes }: ResumeChanges,
  picture: Buffer | undefined,
): Promise<Resume> {
  const { db, clock } = deps
  // Checked before the picture is processed, and again in the transaction.
  found(await findResumeRow(db, target.id), 'resumes.not_found')
  const newAvatar = picture === undefined ? undefined : await saveResumeAvatar(deps, picture)
  const avatar_file_id = newAvatar ?? (avatar === '_destroy' ? null : undefined)

  const { answer, droppedFileId } = await claimingFiles(deps, [newAvatar], () =>
    db.transaction(async (tx) => {
      const row = found(await lockResumeRow(tx, target.id, 'no key update'), 'resumes.not_found')
      authorize(resumePolicy, actor, row, 'update')
      const present = () => showResume({ ...deps, db: tx }, row.id)
      await refuseOutdated(row, target, 'resumes.changed_meanwhile', present)
      const droppedFileId =
        avatar_file_id === undefined
          ? undefined
          : await replaceFile(tx, clock, row.avatar_file_id, avatar_file_id)
      const after = await updateResumeRow(tx, row, { ...changes, avatar_file_id })
      await addToTrail(tx, clock, actor, resumeTrail.changed('resumes.update', row, after))
      return { answer: await present(), droppedFileId }
    }),
  )
  await removeDroppedFiles(deps, [droppedFileId])
  return answer
}
