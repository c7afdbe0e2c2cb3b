import { and, eq, exists, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../db/client.ts'
import { users } from '../../db/schema/people/users.ts'
import { knownAddresses } from '../../db/schema/sign-in/known-addresses.ts'

/** The person, where they have signed in before. */
export async function findToldPerson(db: DbOrTx, userId: number) {
  const earlier = db.select({ one: sql`1` }).from(knownAddresses).where(eq(knownAddresses.user_id, users.id))
  const [row] = await db
    .select({ id: users.id, first_name: users.first_name, full_name: users.full_name, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), exists(earlier)))
  return row
}
