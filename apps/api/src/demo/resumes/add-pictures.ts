import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { users } from '../../db/schema/people/users.ts'
import { books } from '../../db/schema/resumes/resume-extras.ts'
import { resumes } from '../../db/schema/resumes/resumes.ts'
import { jpegType } from '../../files/encode-picture.ts'
import type { FileStorage } from '../../files/storage/file-storage.ts'
import { claimFile, saveFile } from '../../files/stored-files.ts'
import type { Clock } from '../../use-case/clock.ts'
import { drawCovers, drawPortrait } from './draw-pictures.ts'
import { emailOfTellingResumes } from './insert-telling-resumes.ts'

type PictureDeps = { db: Db; clock: Clock; files: FileStorage }

/** Adds a portrait and covers to the CVs of the developer account. Call it after the company is committed. */
export async function addPictures(deps: PictureDeps): Promise<void> {
  const { db } = deps
  const written = await db
    .select({ id: resumes.id })
    .from(resumes)
    .innerJoin(users, eq(users.id, resumes.user_id))
    .where(eq(users.email, emailOfTellingResumes))
    .orderBy(asc(resumes.id))
  const portrait = await drawPortrait()
  for (const { id } of written) {
    await addPortrait(deps, id, portrait)
    await addCovers(deps, id)
  }
}

async function addPortrait(deps: PictureDeps, resumeId: number, bytes: Buffer): Promise<void> {
  const fileId = await saveFile(deps, { bytes, kind: 'resume_avatar', media_type: jpegType })
  await deps.db.transaction(async (tx) => {
    await tx
      .update(resumes)
      .set({ avatar_file_id: fileId, version: resumes.version, updated_at: resumes.updated_at })
      .where(eq(resumes.id, resumeId))
    await claimFile(tx, deps.clock, fileId)
  })
}

async function addCovers(deps: PictureDeps, resumeId: number): Promise<void> {
  const read = await deps.db
    .select({ id: books.id })
    .from(books)
    .where(eq(books.resume_id, resumeId))
    .orderBy(asc(books.id))
  const covers = await drawCovers(read.length)
  for (const [index, bytes] of covers.entries()) {
    const fileId = await saveFile(deps, { bytes, kind: 'book_cover', media_type: jpegType })
    await deps.db.transaction(async (tx) => {
      await tx
        .update(books)
        .set({ cover_file_id: fileId, version: books.version })
        .where(eq(books.id, read[index]?.id ?? 0))
      await claimFile(tx, deps.clock, fileId)
    })
  }
}
