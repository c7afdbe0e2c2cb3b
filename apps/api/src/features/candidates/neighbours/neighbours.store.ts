import type { Day } from '@portal/domain/days'
import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { candidates } from '../../../db/schema/candidates.ts'
import { type CandidateMatch, isMatch } from '../candidate-match.store.ts'
import { type CandidateSort, candidateOrder } from '../candidate-order.store.ts'

type Name = { id: number; full_name: string }

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
  const name = sql`json_build_object('id', ${candidates.id}, 'full_name', ${candidates.fullName})`
  const inOrder = (value: SQL) => sql`${value} over (order by ${order})`
  const placed = db
    .select({
      id: candidates.id,
      isListed: sql<boolean>`(${isIn})`.as('is_listed'),
      place: sql<number>`${inOrder(sql`row_number()`)}::int`.as('place'),
      count: sql<number>`(count(*) filter (where ${isIn}) over ())::int`.as('count'),
      previous: sql<Name | null>`${inOrder(sql`lag(${name})`)}`.as('previous'),
      next: sql<Name | null>`${inOrder(sql`lead(${name})`)}`.as('next'),
    })
    .from(candidates)
    .where(or(isIn, eq(candidates.id, id)))
    .as('placed')
  const [row] = await db.select().from(placed).where(eq(placed.id, id))
  return row
}
