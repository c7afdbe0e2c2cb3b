import { count, desc, eq } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { candidates, significateChanges } from '../../../db/schema/candidates.ts'
import { users } from '../../../db/schema/people/users.ts'
import type { Slice } from '../../../use-case/paging.ts'

export async function isCandidate(db: DbOrTx, id: number): Promise<boolean> {
  const rows = await db.select({ id: candidates.id }).from(candidates).where(eq(candidates.id, id))
  return rows.length === 1
}

/** Lists the changes of a candidate, the latest first. They follow each other, so their ids rise. */
export const listChangeRows = (db: DbOrTx, candidateId: number, slice: Slice) =>
  db
    .select({
      id: significateChanges.id,
      from: significateChanges.from_significate,
      to: significateChanges.to_significate,
      changed_at: significateChanges.changed_at,
      changed_by: { id: users.id, full_name: users.full_name },
    })
    .from(significateChanges)
    .leftJoin(users, eq(users.id, significateChanges.changed_by_id))
    .where(eq(significateChanges.candidate_id, candidateId))
    .orderBy(desc(significateChanges.id))
    .limit(slice.limit)
    .offset(slice.offset)

export async function countChanges(db: DbOrTx, candidateId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(significateChanges)
    .where(eq(significateChanges.candidate_id, candidateId))
  return row?.count ?? 0
}
