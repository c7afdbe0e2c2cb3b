import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { candidates, candidateTechnologies } from '../../../db/schema/candidates.ts'
import { profileTechnologies } from '../../../db/schema/people/profiles.ts'
import type { Authorized } from '../../../use-case/authorized.ts'

/** Locks the candidate until the commit, so that no second account is made of the same one. */
export async function lockHiredCandidate(tx: Tx, id: number) {
  const [row] = await tx
    .select({
      id: candidates.id,
      full_name: candidates.full_name,
      significate: candidates.significate,
      user_id: candidates.user_id,
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
  user_id: number,
): Promise<void> {
  await tx.update(candidates).set({ user_id }).where(eq(candidates.id, candidateId))
  const technologies = await tx
    .select({ technology_id: candidateTechnologies.technology_id })
    .from(candidateTechnologies)
    .where(eq(candidateTechnologies.candidate_id, candidateId))
  if (technologies.length === 0) return
  await tx
    .insert(profileTechnologies)
    .values(technologies.map(({ technology_id }) => ({ profile_id: user_id, technology_id })))
}
