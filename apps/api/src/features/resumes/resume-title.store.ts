import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { resumes } from '../../db/schema/resumes/resumes.ts'

export async function findResumeTitle(db: Db, slug: string) {
  const [row] = await db
    .select({ name: resumes.name, role: resumes.role })
    .from(resumes)
    .where(eq(resumes.slug, slug))
  return row
}
