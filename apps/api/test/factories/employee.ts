import { eq } from 'drizzle-orm'
import type { Db } from '../../src/db/client.ts'
import { profiles } from '../../src/db/schema/people/profiles.ts'
import { buildUser } from './user.ts'

/** Makes a user with these values in the profile. */
export async function buildEmployee(
  db: Db,
  profile: Partial<typeof profiles.$inferInsert>,
  overrides: Parameters<typeof buildUser>[1] = {},
) {
  const user = await buildUser(db, overrides)
  await db.update(profiles).set(profile).where(eq(profiles.id, user.id))
  return user
}
