import type { Resume, ResumeInput } from '@portal/contract/resumes/resumes'
import { userExists } from '../../db/reads/user-exists.ts'
import { claimFile, claimingFiles } from '../../files/stored-files.ts'
import { invalidField } from '../../use-case/errors.ts'
import type { Deps } from '../deps.ts'
import { newResumeSlug } from './new-slug.ts'
import { saveResumeAvatar } from './pictures/resume-pictures.ts'
import { insertResume, lockPerson } from './resumes.store.ts'
import { showResume } from './show-resume.ts'

/** Makes a CV; 422 for an unknown person, and for content that is no picture. */
export async function createResume(
  deps: Deps,
  input: ResumeInput,
  picture: Buffer | undefined,
): Promise<Resume> {
  // Checked before the picture is processed, and again in the transaction.
  if (!(await userExists(deps.db, input.user_id))) throw unknownUser()
  const avatar_file_id = picture === undefined ? null : await saveResumeAvatar(deps, picture)
  return claimingFiles(deps, [avatar_file_id], () =>
    deps.db.transaction(async (tx) => {
      if (!(await lockPerson(tx, input.user_id))) throw unknownUser()
      const id = await insertResume(tx, {
        ...input,
        avatar_file_id,
        slug: newResumeSlug(input.role),
      })
      if (avatar_file_id !== null) await claimFile(tx, deps.clock, avatar_file_id)
      return showResume({ ...deps, db: tx }, id)
    }),
  )
}

export const unknownUser = () => invalidField('user_id', 'resumes.unknown_user')
