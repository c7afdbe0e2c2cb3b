import { eq, or } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { files } from '../../../db/schema/files.ts'
import { books } from '../../../db/schema/resumes/resume-extras.ts'
import { resumes } from '../../../db/schema/resumes/resumes.ts'

/** Lists the files of the picture of a CV and of the covers of its books. */
export const listPicturesOfSlug = (db: Db, slug: string) =>
  db
    .selectDistinct({ id: files.id, storageKey: files.storageKey })
    .from(resumes)
    .leftJoin(books, eq(books.resumeId, resumes.id))
    .innerJoin(files, or(eq(files.id, resumes.avatarFileId), eq(files.id, books.coverFileId)))
    .where(eq(resumes.slug, slug))
