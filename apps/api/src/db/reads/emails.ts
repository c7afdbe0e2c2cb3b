import type { DbOrTx } from '../client.ts'
import { users } from '../schema/people/users.ts'
import { isAnyOf } from './any-of.ts'

/** The addresses of these people by id. Files name people by them, because there are namesakes. */
export async function emailsOf(db: DbOrTx, userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(isAnyOf(users.id, userIds))
  return new Map(rows.map(({ id, email }) => [id, email]))
}
