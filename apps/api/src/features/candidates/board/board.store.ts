import { significates } from '@portal/domain/candidates/candidates'
import type { Day } from '@portal/domain/days'
import { asc, count, eq, lte, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { type Given, prepared } from '../../../db/prepared.ts'
import { candidates } from '../../../db/schema/candidates.ts'
import {
  type CandidateMatch,
  isMatch,
  type MatchValues,
  matchValues,
  perFilter,
} from '../candidate-match.store.ts'
import { duePingsFirst, technologiesOfCandidate } from '../candidates.store.ts'

const columns = {
  id: candidates.id,
  version: candidates.version,
  fullName: candidates.fullName,
  position: candidates.position,
  technologies: technologiesOfCandidate,
  salary: candidates.salary,
  english: candidates.english,
  experience: candidates.experience,
  significate: candidates.significate,
  pingAgain: candidates.pingAgain,
  pingAgainOn: candidates.pingAgainOn,
  userId: candidates.userId,
}

/** Reads at most `limit` candidates of each significate, in the order of the list. */
export const listCardRows = (db: DbOrTx, match: CandidateMatch, today: Day, limit: number) =>
  cardsOf[match.kind](db, { ...matchValues(match), today, limit, limitOfAll: limit * significates.length })

export type CardRow = Awaited<ReturnType<typeof listCardRows>>[number]

type CardValues = MatchValues & { today: Day; limit: number; limitOfAll: number }

const cardsOf = perFilter((kind) =>
  prepared(`candidate_cards_by_${kind}`, (db, given: Given<CardValues>) => {
    const order = sql.join(duePingsFirst(given('today')), sql`, `)
    const placed = db
      .select({
        id: candidates.id,
        place: sql<number>`row_number() over (partition by ${candidates.significate} order by ${order})`.as(
          'place',
        ),
      })
      .from(candidates)
      .where(isMatch(db, kind, given))
      .as('placed')
    // The limit tells the planner how few rows are left.
    const shown = db
      .select({ id: placed.id, place: placed.place })
      .from(placed)
      .where(lte(placed.place, given('limit')))
      .limit(given('limitOfAll'))
      .as('shown')
    return db
      .select(columns)
      .from(shown)
      .innerJoin(candidates, eq(candidates.id, shown.id))
      .orderBy(asc(shown.place))
  }),
)

/** Counts the candidates, with one row for each significate that a candidate has. */
export const countBySignificate = (db: DbOrTx, match: CandidateMatch) =>
  columnCountsOf[match.kind](db, matchValues(match))

const columnCountsOf = perFilter((kind) =>
  prepared(`candidate_columns_by_${kind}`, (db, given: Given<MatchValues>) =>
    db
      .select({ significate: candidates.significate, count: count() })
      .from(candidates)
      .where(isMatch(db, kind, given))
      .groupBy(candidates.significate),
  ),
)
