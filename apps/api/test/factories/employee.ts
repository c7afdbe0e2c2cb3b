import type { Day } from '@portal/domain/days'
import { eq } from 'drizzle-orm'
import type { Db } from '../../src/db/client.ts'
import { employments } from '../../src/db/schema/people/employments.ts'
import { profiles } from '../../src/db/schema/people/profiles.ts'
import { buildUser } from './user.ts'

type ProfileValues = Partial<typeof profiles.$inferInsert> & WorkDays
type WorkDays = { jobStartedOn?: Day | null; jobEndedOn?: Day | null }

/** Makes a user with these values in the profile. */
export async function buildEmployee(
  db: Db,
  { jobStartedOn = null, jobEndedOn = null, ...profile }: ProfileValues,
  overrides: Parameters<typeof buildUser>[1] = {},
) {
  const user = await buildUser(db, overrides)
  if (Object.keys(profile).length > 0) await db.update(profiles).set(profile).where(eq(profiles.id, user.id))
  if (jobStartedOn ?? jobEndedOn) await buildEmployment(db, user.id, { from: jobStartedOn, to: jobEndedOn })
  return user
}

export async function buildEmployment(
  db: Db,
  userId: number,
  { from, to }: { from: Day | null; to: Day | null },
): Promise<void> {
  await db.insert(employments).values({ userId, firstDay: from, lastDay: to })
}
