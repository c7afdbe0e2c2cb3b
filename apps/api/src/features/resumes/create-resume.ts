import type { Resume, ResumeInput } from '@portal/contract/resumes/resumes'
import { userExists } from '../../db/reads/user-exists.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import { claimFile, claimingFiles } from '../../files/stored-files.ts'
import type { Actor } from '../../use-case/actor.ts'
import { invalidField } from '../../use-case/errors.ts'
import type { Deps } from '../deps.ts'
import { newResumeSlug } from './new-slug.ts'
import { saveResumeAvatar } from './pictures/resume-pictures.ts'
import { insertResume, lockPerson } from './resumes.store.ts'
import { resumeTrail } from './resumes.trail.ts'
import { showResume } from './show-resume.ts'

/** Makes a CV; 422 for an unknown person, and for content that is no picture. */
export async function createResume(
  deps: Deps,
  actor: Actor,
  input: ResumeInput,
  picture: Buffer | undefined,
): Promise<Resume> {
  // Checked before the picture is processed, and again in the transaction.
  if (!(await userExists(deps.db, input.user_id))) throw unknownUser()
  const avatar_file_id = picture === undefined ? null : await saveResumeAvatar(deps, picture)
  return claimingFiles(deps, [avatar_file_id], () =>
    deps.db.transaction(async (tx) => {
      if (!(await lockPerson(tx, input.user_id))) throw unknownUser()
      const row = await insertResume(tx, {
        ...input,
        avatar_file_id,
        slug: newResumeSlug(input.role),
      })
      if (avatar_file_id !== null) await claimFile(tx, deps.clock, avatar_file_id)
      await addToTrail(tx, deps.clock, actor, resumeTrail.created('resumes.create', row))
      return showResume({ ...deps, db: tx }, row.id)
    }),
  )
}

export const unknownUser = () => invalidField('user_id', 'resumes.unknown_user')
