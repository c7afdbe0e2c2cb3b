import type { Book, BookInput } from '@portal/contract/resumes/plain-sections'
import type { Tx } from '../../../db/client.ts'
import {
  checkRoom,
  type LockedResume,
  lockResumeWithContacts,
  touchResume,
} from '../../../db/resumes/resume-changes.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import { claimFile, claimingFiles } from '../../../files/stored-files.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { authorize } from '../../../use-case/authorized.ts'
import type { Deps } from '../../deps.ts'
import { resumePolicy } from '../resumes.policy.ts'
import { saveCover } from './book-cover.ts'
import { presentBook } from './books.presenter.ts'
import { countBooks, insertBook } from './books.store.ts'
import { bookTrail } from './books.trail.ts'

/** Adds a book; 422 when the CV does not exist, has no contacts or has no room, and for content that is no picture. */
export async function createBook(
  deps: Deps,
  actor: Actor,
  { resume_id, ...input }: BookInput,
  image: Buffer | undefined,
): Promise<Book> {
  const { db, clock } = deps
  // Checked before the picture is processed, and again in the transaction.
  if (image !== undefined) await db.transaction((tx) => lockForBook(tx, resume_id))
  const cover_file_id = image === undefined ? null : await saveCover(deps, image)
  const row = await claimingFiles(deps, [cover_file_id], () =>
    db.transaction(async (tx) => {
      const resume = await lockForBook(tx, resume_id)
      authorize(resumePolicy, actor, resume, 'update')
      if (cover_file_id !== null) await claimFile(tx, clock, cover_file_id)
      await touchResume(tx, resume.id)
      const book = await insertBook(tx, resume, { ...input, cover_file_id })
      await addToTrail(tx, clock, actor, bookTrail.added(resume, book))
      return book
    }),
  )
  return presentBook(row)
}

async function lockForBook(tx: Tx, resumeId: number): Promise<LockedResume> {
  const resume = await lockResumeWithContacts(tx, resumeId)
  checkRoom(await countBooks(tx, resume.id))
  return resume
}
