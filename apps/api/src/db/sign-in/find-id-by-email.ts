import { eq, sql } from 'drizzle-orm'
import type { DbOrTx } from '../database.ts'
import { users } from '../schema/people/users.ts'

/** The person with the e-mail, which is folded. */
export async function findIdByEmail(db: DbOrTx, email: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email))
  return row?.id
}
