import { count, desc, eq } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { candidates, significateChanges } from '../../../db/schema/candidates.ts'
import { users } from '../../../db/schema/people/users.ts'
import type { Slice } from '../../../paging.ts'

export async function isCandidate(db: DbOrTx, id: number): Promise<boolean> {
  const rows = await db.select({ id: candidates.id }).from(candidates).where(eq(candidates.id, id))
  return rows.length === 1
}

/** Lists the changes of a candidate, the latest first. They follow each other, so their ids rise. */
export const listChangeRows = (db: DbOrTx, candidateId: number, slice: Slice) =>
  db
    .select({
      id: significateChanges.id,
      from: significateChanges.fromSignificate,
      to: significateChanges.toSignificate,
      changedAt: significateChanges.changedAt,
      changedBy: { id: users.id, fullName: users.fullName },
    })
    .from(significateChanges)
    .leftJoin(users, eq(users.id, significateChanges.changedById))
    .where(eq(significateChanges.candidateId, candidateId))
    .orderBy(desc(significateChanges.id))
    .limit(slice.limit)
    .offset(slice.offset)

export async function countChanges(db: DbOrTx, candidateId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(significateChanges)
    .where(eq(significateChanges.candidateId, candidateId))
  return row?.count ?? 0
}
