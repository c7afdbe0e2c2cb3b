import { eq } from 'drizzle-orm'
import type { Authorized } from '../../../authorized.ts'
import type { Tx } from '../../../db/client.ts'
import { candidates, candidateTechnologies } from '../../../db/schema/candidates.ts'
import { profileTechnologies } from '../../../db/schema/people/profiles.ts'

/** Locks the candidate until the commit, so that no second account is made of the same one. */
export async function lockHiredCandidate(tx: Tx, id: number) {
  const [row] = await tx
    .select({
      id: candidates.id,
      significate: candidates.significate,
      userId: candidates.userId,
      phone: candidates.phone,
      telegram: candidates.telegram,
      english: candidates.english,
      salary: candidates.salary,
      position: candidates.position,
      location: candidates.location,
    })
    .from(candidates)
    .where(eq(candidates.id, id))
    .for('no key update')
  return row
}

export type HiredCandidateRow = NonNullable<Awaited<ReturnType<typeof lockHiredCandidate>>>

/** Lets the candidate lead to the account, and gives the profile the candidate's technologies. */
export async function linkCandidate(
  tx: Tx,
  { id: candidateId }: Authorized<HiredCandidateRow, 'create_user'>,
  userId: number,
): Promise<void> {
  await tx.update(candidates).set({ userId }).where(eq(candidates.id, candidateId))
  const technologies = await tx
    .select({ technologyId: candidateTechnologies.technologyId })
    .from(candidateTechnologies)
    .where(eq(candidateTechnologies.candidateId, candidateId))
  if (technologies.length === 0) return
  await tx
    .insert(profileTechnologies)
    .values(technologies.map(({ technologyId }) => ({ profileId: userId, technologyId })))
}
