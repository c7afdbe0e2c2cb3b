import { and, inArray } from 'drizzle-orm'
import type { DbOrTx } from '../../db/client.ts'
import { users } from '../../db/schema/people/users.ts'

export async function listActiveEmails(db: DbOrTx, emails: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, [...emails]), users.active))
  return rows.map((row) => row.email)
}
