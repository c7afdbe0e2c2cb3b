import { eq } from 'drizzle-orm'
import type { DbOrTx } from '../client.ts'
import { users } from '../schema/people/users.ts'

export async function userExists(db: DbOrTx, id: number): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, id))
  return rows.length === 1
}
