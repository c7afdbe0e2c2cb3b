import type { Book, BookChanges } from '@portal/contract/resumes/plain-sections'
import { touchResume } from '../../../db/resumes/resume-changes.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import { claimingFiles, removeDroppedFiles, replaceFile } from '../../../files/stored-files.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { authorize } from '../../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../../use-case/changed-meanwhile.ts'
import { found } from '../../../use-case/not-found.ts'
import type { Deps } from '../../deps.ts'
import { resumePolicy } from '../resumes.policy.ts'
import { saveCover } from './book-cover.ts'
import { presentBook } from './books.presenter.ts'
import { findBookRow, updateBookRow } from './books.store.ts'
import { bookTrail } from './books.trail.ts'
import { lockBook } from './lock-book.ts'

/** Changes the fields given; the book stays with its CV. 409 when `If-Match` names another version. */
export async function updateBook(
  deps: Deps,
  actor: Actor,
  target: Target,
  { image: sent, ...changes }: BookChanges,
  image: Buffer | undefined,
): Promise<Book> {
  const { db, clock } = deps
  // Checked before the picture is processed, and again in the transaction.
  found(await findBookRow(db, target.id), 'books.not_found')
  const newCover = image === undefined ? undefined : await saveCover(deps, image)
  const cover_file_id = newCover ?? (sent === '_destroy' ? null : undefined)

  const { answer, droppedFileId } = await claimingFiles(deps, [newCover], () =>
    db.transaction(async (tx) => {
      const { resume, book } = await lockBook(tx, target.id)
      authorize(resumePolicy, actor, resume, 'update')
      await refuseOutdated(book, target, 'books.changed_meanwhile', () => presentBook(book))
      const droppedFileId =
        cover_file_id === undefined
          ? undefined
          : await replaceFile(tx, clock, book.cover_file_id, cover_file_id)
      const changed = await updateBookRow(tx, resume, book, { ...changes, cover_file_id })
      if (changed.version !== book.version) await touchResume(tx, resume.id)
      await addToTrail(tx, clock, actor, bookTrail.changed(resume, book, changed))
      return { answer: presentBook(changed), droppedFileId }
    }),
  )
  await removeDroppedFiles(deps, [droppedFileId])
  return answer
}
