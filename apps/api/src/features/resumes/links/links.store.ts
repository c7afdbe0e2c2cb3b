import { eq } from 'drizzle-orm'
import type { Authorized } from '../../../authorized.ts'
import type { Tx } from '../../../db/client.ts'
import { users } from '../../../db/schema/people/users.ts'
import { endedResumeSlugs, resumes } from '../../../db/schema/resumes/resumes.ts'
import type { ChangesOf, Values } from '../../../db/values.ts'
import type { ResumeRow } from '../resumes.store.ts'

/** Locks the person until the commit against being deactivated, and says whether they are active. */
export async function lockActivity(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx.select({ active: users.active }).from(users).where(eq(users.id, userId)).for('share')
  return row?.active === true
}

type LinkValues = ChangesOf<Pick<Values<typeof resumes>, 'slug' | 'linkOn' | 'linkEndsOn'>>

/**
 * Writes what is given of the link. The content of the CV stays as it is, and so do its version and the moment of its last
 * change: an open editor is not refused, and documents stay in caches.
 */
export async function updateLink(
  tx: Tx,
  row: Authorized<ResumeRow, 'update'>,
  { slug, linkOn, linkEndsOn }: LinkValues,
): Promise<void> {
  await tx
    .update(resumes)
    .set({ slug, linkOn, linkEndsOn, version: resumes.version, updatedAt: resumes.updatedAt })
    .where(eq(resumes.id, row.id))
}

export async function keepEndedSlug(
  tx: Tx,
  { id, slug }: Authorized<ResumeRow, 'update'>,
  endedAt: Date,
): Promise<void> {
  await tx.insert(endedResumeSlugs).values({ slug, resumeId: id, endedAt })
}
