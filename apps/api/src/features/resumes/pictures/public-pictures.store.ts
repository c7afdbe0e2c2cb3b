import { eq, or } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { isOfSlug, linkColumns } from '../../../db/resumes/resume-link.ts'
import { files } from '../../../db/schema/files.ts'
import { users } from '../../../db/schema/people/users.ts'
import { books } from '../../../db/schema/resumes/resume-extras.ts'
import { resumes } from '../../../db/schema/resumes/resumes.ts'

/**
 * Lists the files of the picture of a CV and of the covers of its books, each with what decides about the link. A CV without
 * pictures is one row without a file.
 */
export const listPicturesOfSlug = (db: Db, slug: string) =>
  db
    .selectDistinct({ id: files.id, storageKey: files.storageKey, ...linkColumns })
    .from(resumes)
    .innerJoin(users, eq(users.id, resumes.userId))
    .leftJoin(books, eq(books.resumeId, resumes.id))
    .leftJoin(files, or(eq(files.id, resumes.avatarFileId), eq(files.id, books.coverFileId)))
    .where(isOfSlug(slug))
