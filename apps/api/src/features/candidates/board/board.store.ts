import { significates } from '@portal/domain/candidates/candidates'
import type { Day } from '@portal/domain/days'
import { asc, count, eq, lte, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { candidates } from '../../../db/schema/candidates.ts'
import { type CandidateMatch, isMatch } from '../candidate-match.store.ts'
import { type CandidateSort, candidateOrder } from '../candidate-order.store.ts'
import { technologiesOfCandidate } from '../candidates.store.ts'

const columns = {
  id: candidates.id,
  version: candidates.version,
  full_name: candidates.full_name,
  position: candidates.position,
  technologies: technologiesOfCandidate,
  salary: candidates.salary,
  english: candidates.english,
  experience: candidates.experience,
  significate: candidates.significate,
  ping_again: candidates.ping_again,
  ping_again_on: candidates.ping_again_on,
  user_id: candidates.user_id,
}

/** Reads at most `limit` candidates of each significate, in the order of the list. */
export function listCardRows(
  db: DbOrTx,
  match: CandidateMatch,
  { sort, today }: { sort: CandidateSort; today: Day },
  limit: number,
) {
  const inOrder = sql.join(candidateOrder(sort, today), sql`, `)
  const placed = db
    .select({
      id: candidates.id,
      place: sql<number>`row_number() over (partition by ${candidates.significate} order by ${inOrder})`.as(
        'place',
      ),
    })
    .from(candidates)
    .where(isMatch(db, match))
    .as('placed')
  // The limit tells the planner how few rows are left.
  const shown = db
    .select({ id: placed.id, place: placed.place })
    .from(placed)
    .where(lte(placed.place, limit))
    .limit(limit * significates.length)
    .as('shown')
  return db
    .select(columns)
    .from(shown)
    .innerJoin(candidates, eq(candidates.id, shown.id))
    .orderBy(asc(shown.place))
}

export type CardRow = Awaited<ReturnType<typeof listCardRows>>[number]

/** Counts the candidates, with one row for each significate that a candidate has. */
export const countBySignificate = (db: DbOrTx, match: CandidateMatch) =>
  db
    .select({ significate: candidates.significate, count: count() })
    .from(candidates)
    .where(isMatch(db, match))
    .groupBy(candidates.significate)
