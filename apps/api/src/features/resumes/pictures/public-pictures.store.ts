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
    .selectDistinct({ id: files.id, storage_key: files.storage_key, ...linkColumns })
    .from(resumes)
    .innerJoin(users, eq(users.id, resumes.user_id))
    .leftJoin(books, eq(books.resume_id, resumes.id))
    .leftJoin(files, or(eq(files.id, resumes.avatar_file_id), eq(files.id, books.cover_file_id)))
    .where(isOfSlug(slug))
