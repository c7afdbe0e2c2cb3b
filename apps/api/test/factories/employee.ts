import type { Day } from '@portal/domain/days'
import { eq } from 'drizzle-orm'
import type { Db } from '../../src/db/client.ts'
import { employments } from '../../src/db/schema/people/employments.ts'
import { profiles } from '../../src/db/schema/people/profiles.ts'
import { buildUser } from './user.ts'

type ProfileValues = Partial<typeof profiles.$inferInsert> & WorkDays
type WorkDays = { job_started_on?: Day | null; job_ended_on?: Day | null }

/** Makes a user with these values in the profile. */
export async function buildEmployee(
  db: Db,
  { job_started_on = null, job_ended_on = null, ...profile }: ProfileValues,
  overrides: Parameters<typeof buildUser>[1] = {},
) {
  const user = await buildUser(db, overrides)
  if (Object.keys(profile).length > 0) await db.update(profiles).set(profile).where(eq(profiles.id, user.id))
  if (job_started_on ?? job_ended_on)
    await buildEmployment(db, user.id, { from: job_started_on, to: job_ended_on })
  return user
}

export async function buildEmployment(
  db: Db,
  user_id: number,
  { from, to }: { from: Day | null; to: Day | null },
): Promise<void> {
  await db.insert(employments).values({ user_id, first_day: from, last_day: to })
}
