import type { Day } from '@portal/domain/days'
import { eq, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DbOrTx } from '../../../db/client.ts'
import { candidates } from '../../../db/schema/candidates.ts'
import { type CandidateMatch, isMatch } from '../candidate-match.store.ts'
import { type CandidateSort, candidateOrder } from '../candidate-order.store.ts'

/**
 * Reads the neighbours of a candidate in a list, and where the list does not have the candidate any more those of the
 * place where it would have them; undefined when there is no such candidate.
 */
export async function findNeighbours(
  db: DbOrTx,
  id: number,
  match: CandidateMatch,
  { sort, today }: { sort: CandidateSort; today: Day },
) {
  const isIn = isMatch(db, match) ?? sql`true`
  const order = sql.join(candidateOrder(sort, today), sql`, `)
  const inOrder = (value: SQL) => sql`${value} over (order by ${order})`
  const placed = db
    .select({
      id: candidates.id,
      isListed: sql<boolean>`(${isIn})`.as('is_listed'),
      place: sql<number>`${inOrder(sql`row_number()`)}::int`.as('place'),
      count: sql<number>`(count(*) filter (where ${isIn}) over ())::int`.as('count'),
      previousId: sql<number | null>`${inOrder(sql`lag(${candidates.id})`)}`.as('previous_id'),
      nextId: sql<number | null>`${inOrder(sql`lead(${candidates.id})`)}`.as('next_id'),
    })
    .from(candidates)
    .where(or(isIn, eq(candidates.id, id)))
    .as('placed')
  const previous = alias(candidates, 'previous')
  const next = alias(candidates, 'next')
  const [row] = await db
    .select({
      isListed: placed.isListed,
      place: placed.place,
      count: placed.count,
      previous: { id: previous.id, full_name: previous.full_name },
      next: { id: next.id, full_name: next.full_name },
    })
    .from(placed)
    .leftJoin(previous, eq(previous.id, placed.previousId))
    .leftJoin(next, eq(next.id, placed.nextId))
    .where(eq(placed.id, id))
  return row
}
