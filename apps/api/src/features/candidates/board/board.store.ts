import { significates } from '@portal/domain/candidates/candidates'
import type { Day } from '@portal/domain/days'
import { asc, count, eq, lte, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { type Given, prepared } from '../../../db/prepared.ts'
import { candidates } from '../../../db/schema/candidates.ts'
import {
  type CandidateMatch,
  isMatch,
  isUsualMatch,
  type MatchValues,
  matchValues,
  perFilter,
  usualMatch,
} from '../candidate-match.store.ts'
import { type CandidateSort, candidateOrder, duePingsFirst } from '../candidate-order.store.ts'
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
  const limits = { limit, limitOfAll: limit * significates.length }
  const usual = sort === undefined ? usualMatch(match) : undefined
  if (usual !== undefined) return usualCards[usual.kind](db, { ...matchValues(usual), today, ...limits })
  return cardsOf(db, { where: isMatch(db, match), order: candidateOrder(sort, today), ...limits })
}

export type CardRow = Awaited<ReturnType<typeof listCardRows>>[number]

type Cards = {
  where: SQL | undefined
  order: SQL[]
  limit: number | Placeholder
  limitOfAll: number | Placeholder
}

function cardsOf(db: DbOrTx, { where, order, limit, limitOfAll }: Cards) {
  const inOrder = sql.join(order, sql`, `)
  const placed = db
    .select({
      id: candidates.id,
      place: sql<number>`row_number() over (partition by ${candidates.significate} order by ${inOrder})`.as(
        'place',
      ),
    })
    .from(candidates)
    .where(where)
    .as('placed')
  // The limit tells the planner how few rows are left.
  const shown = db
    .select({ id: placed.id, place: placed.place })
    .from(placed)
    .where(lte(placed.place, limit))
    .limit(limitOfAll)
    .as('shown')
  return db
    .select(columns)
    .from(shown)
    .innerJoin(candidates, eq(candidates.id, shown.id))
    .orderBy(asc(shown.place))
}

type CardValues = MatchValues & { today: Day; limit: number; limitOfAll: number }

const usualCards = perFilter((kind) =>
  prepared(`candidate_cards_by_${kind}`, (db, given: Given<CardValues>) =>
    cardsOf(db, {
      where: isUsualMatch(db, kind, given),
      order: duePingsFirst(given('today')),
      limit: given('limit'),
      limitOfAll: given('limitOfAll'),
    }),
  ),
)

/** Counts the candidates, with one row for each significate that a candidate has. */
export function countBySignificate(db: DbOrTx, match: CandidateMatch) {
  const usual = usualMatch(match)
  return usual === undefined
    ? countsOf(db, isMatch(db, match))
    : usualCounts[usual.kind](db, matchValues(usual))
}

const countsOf = (db: DbOrTx, where: SQL | undefined) =>
  db
    .select({ significate: candidates.significate, count: count() })
    .from(candidates)
    .where(where)
    .groupBy(candidates.significate)

const usualCounts = perFilter((kind) =>
  prepared(`candidate_columns_by_${kind}`, (db, given: Given<MatchValues>) =>
    countsOf(db, isUsualMatch(db, kind, given)),
  ),
)
