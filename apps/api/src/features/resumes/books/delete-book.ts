import { touchResume } from '../../../db/resumes/resume-changes.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import { removeDroppedFiles, replaceFile } from '../../../files/stored-files.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { authorize } from '../../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../../use-case/changed-meanwhile.ts'
import type { Deps } from '../../deps.ts'
import { resumePolicy } from '../resumes.policy.ts'
import { presentBook } from './books.presenter.ts'
import { deleteBookRow } from './books.store.ts'
import { bookTrail } from './books.trail.ts'
import { lockBook } from './lock-book.ts'

/** Deletes a book; 404 when it is already deleted, 409 when `If-Match` names another version. */
export async function deleteBook(deps: Deps, actor: Actor, target: Target): Promise<void> {
  const droppedFileId = await deps.db.transaction(async (tx) => {
    const { resume, book } = await lockBook(tx, target.id)
    authorize(resumePolicy, actor, resume, 'update')
    await refuseOutdated(book, target, 'books.changed_meanwhile', () => presentBook(book))
    await deleteBookRow(tx, resume, book.id)
    await touchResume(tx, resume.id)
    const droppedFileId = await replaceFile(tx, deps.clock, book.cover_file_id, null)
    await addToTrail(tx, deps.clock, actor, bookTrail.deleted(resume, book))
    return droppedFileId
  })
  await removeDroppedFiles(deps, [droppedFileId])
}
