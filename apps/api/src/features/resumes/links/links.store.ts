import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { users } from '../../../db/schema/people/users.ts'
import { endedResumeSlugs, resumes } from '../../../db/schema/resumes/resumes.ts'
import type { ChangesOf, Values } from '../../../db/values.ts'
import type { Authorized } from '../../../use-case/authorized.ts'
import type { ResumeRow } from '../resumes.store.ts'

/** Locks the person until the commit against being deactivated, and says whether they are active. */
export async function lockActivity(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx.select({ active: users.active }).from(users).where(eq(users.id, userId)).for('share')
  return row?.active === true
}

type LinkValues = ChangesOf<Pick<Values<typeof resumes>, 'slug' | 'link_on' | 'link_ends_on'>>

/**
 * Writes what is given of the link. The content of the CV stays as it is, and so do its version and the moment of its last
 * change: an open editor is not refused, and documents stay in caches.
 */
export async function updateLink(
  tx: Tx,
  row: Authorized<ResumeRow, 'update'>,
  { slug, link_on, link_ends_on }: LinkValues,
): Promise<void> {
  await tx
    .update(resumes)
    .set({ slug, link_on, link_ends_on, version: resumes.version, updated_at: resumes.updated_at })
    .where(eq(resumes.id, row.id))
}

export async function keepEndedSlug(
  tx: Tx,
  { id, slug }: Authorized<ResumeRow, 'update'>,
  ended_at: Date,
): Promise<void> {
  await tx.insert(endedResumeSlugs).values({ slug, resume_id: id, ended_at })
}
