import { hasContacts, maxSectionItems } from '@portal/domain/resumes/resumes'
import { and, eq } from 'drizzle-orm'
import { invalidField } from '../../use-case/errors.ts'
import type { Tx } from '../client.ts'
import { resumes } from '../schema/resumes/resumes.ts'

export type LockedResume = Pick<typeof resumes.$inferSelect, 'id' | 'user_id' | 'name' | 'role' | 'label'>

/**
 * Locks a CV until the commit: changes of the CV and of all its sections wait for each other. Call it before a row of
 * a section is locked (docs/architecture.md#locks). Undefined when there is no such CV.
 */
export async function lockResume(tx: Tx, resumeId: number): Promise<LockedResume | undefined> {
  const [row] = await tx
    .select({
      id: resumes.id,
      user_id: resumes.user_id,
      name: resumes.name,
      role: resumes.role,
      label: resumes.label,
    })
    .from(resumes)
    .where(eq(resumes.id, resumeId))
    .for('no key update')
  return row
}

/** Locks a CV for a new item of a section; 422 when there is no such CV, or its contacts are not filled in. */
export async function lockResumeWithContacts(tx: Tx, resumeId: number): Promise<LockedResume> {
  const row = await lockResume(tx, resumeId)
  if (row === undefined || !hasContacts(row)) {
    throw invalidField('resume_id', 'resumes.no_contacts')
  }
  return row
}

/** Refuses one more item of a full section with 422. The caller has locked the CV before it counted the items. */
export function checkRoom(items: number): void {
  if (items < maxSectionItems) return
  throw invalidField('resume_id', 'resumes.full_section', { max: maxSectionItems })
}

/**
 * Marks the CV as changed, in the transaction that changes a section. The version of the CV, which counts changes of its
 * contacts, stays. The caller has locked the CV.
 */
export async function touchResume(tx: Tx, resumeId: number): Promise<void> {
  await tx.update(resumes).set({ version: resumes.version }).where(eq(resumes.id, resumeId))
}

/**
 * Ends the links of all CVs of a person whose activity changes. The content of the CVs stays as it is. The caller has locked the
 * person.
 */
export async function endLinksOf(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(resumes)
    .set({ link_on: false, version: resumes.version, updated_at: resumes.updated_at })
    .where(and(eq(resumes.user_id, userId), resumes.link_on))
}
