import type { NamesQuery } from '@portal/contract/shared/paging'
import type { Day } from '@portal/domain/days'
import { and, asc, count, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { type Given, prepared } from '../../db/prepared.ts'
import { isNamed } from '../../db/reads/names.ts'
import { isPingDueOn } from '../../db/reads/ping-again.ts'
import { ignoringCase } from '../../db/reads/sorted-by.ts'
import { candidates, candidateTechnologies } from '../../db/schema/candidates.ts'
import { technologies } from '../../db/schema/technologies.ts'
import { vacancies } from '../../db/schema/vacancies.ts'
import type { Slice } from '../../paging.ts'
import {
  type CandidateMatch,
  isMatch,
  type MatchValues,
  matchValues,
  perFilter,
} from './candidate-match.store.ts'

/** The technologies of a candidate, by name. */
export const technologiesOfCandidate = sql<{ id: number; name: string }[]>`(
  select coalesce(json_agg(json_build_object('id', ${technologies.id}, 'name', ${technologies.name})
    order by ${ignoringCase(technologies.name)}), '[]')
  from ${candidateTechnologies}
  join ${technologies} on ${eq(technologies.id, candidateTechnologies.technologyId)}
  where ${eq(candidateTechnologies.candidateId, candidates.id)})`

const columns = {
  id: candidates.id,
  version: candidates.version,
  vacancyId: candidates.vacancyId,
  vacancyTitle: vacancies.title,
  fullName: candidates.fullName,
  stack: candidates.stack,
  technologies: technologiesOfCandidate,
  cvUrl: candidates.cvUrl,
  firstInterview: candidates.firstInterview,
  phone: candidates.phone,
  email: candidates.email,
  telegram: candidates.telegram,
  linkedin: candidates.linkedin,
  resourceUrl: candidates.resourceUrl,
  salary: candidates.salary,
  english: candidates.english,
  location: candidates.location,
  company: candidates.company,
  experience: candidates.experience,
  significate: candidates.significate,
  pingAgain: candidates.pingAgain,
  pingAgainOn: candidates.pingAgainOn,
  firstAdditionalLink: candidates.firstAdditionalLink,
  secondAdditionalLink: candidates.secondAdditionalLink,
  position: candidates.position,
  recruiterNote: candidates.recruiterNote,
  techLeadNote: candidates.techLeadNote,
  finalDecision: candidates.finalDecision,
  userId: candidates.userId,
}

const selectCandidates = (db: DbOrTx) =>
  db.select(columns).from(candidates).innerJoin(vacancies, eq(vacancies.id, candidates.vacancyId))

export type CandidateRow = Awaited<ReturnType<typeof selectCandidates>>[number]

/** The order of `compareCandidates` in @portal/domain/candidates/candidate-order; a test compares the two. */
export const duePingsFirst = (today: Placeholder): SQL[] => [
  sql`case when ${isPingDueOn(today)} then ${candidates.pingAgainOn} end asc nulls last`,
  desc(candidates.id),
]

export const listCandidateRows = (db: DbOrTx, match: CandidateMatch, today: Day, slice: Slice) =>
  pagesOf[match.kind](db, { ...matchValues(match), today, ...slice })

type PageValues = MatchValues & Slice & { today: Day }

/**
 * Statements that choose the rows of a page first, because PostgreSQL would collect the technologies of all rows before
 * the slice, too.
 */
const pagesOf = perFilter((kind) =>
  prepared(`candidates_by_${kind}`, (db, given: Given<PageValues>) => {
    const ids = db
      .select({ id: candidates.id })
      .from(candidates)
      .where(isMatch(db, kind, given))
      .orderBy(...duePingsFirst(given('today')))
      .limit(given('limit'))
      .offset(given('offset'))
      .as('ids')
    return selectCandidates(db)
      .innerJoin(ids, eq(ids.id, candidates.id))
      .orderBy(...duePingsFirst(given('today')))
  }),
)

export async function countCandidates(db: DbOrTx, match: CandidateMatch): Promise<number> {
  const [row] = await countsOf[match.kind](db, matchValues(match))
  return row?.count ?? 0
}

const countsOf = perFilter((kind) =>
  prepared(`candidate_count_by_${kind}`, (db, given: Given<MatchValues>) =>
    db
      .select({ count: count() })
      .from(candidates)
      .where(isMatch(db, kind, given)),
  ),
)

/** Lists candidates for selects, by name. */
export function listCandidateNames(
  db: DbOrTx,
  { vacancy_id, ...query }: NamesQuery & { vacancy_id: number },
) {
  const rows = db
    .select({ id: candidates.id, full_name: candidates.fullName })
    .from(candidates)
    .where(
      and(
        eq(candidates.vacancyId, vacancy_id),
        isNamed({ id: candidates.id, name: candidates.fullNameFolded }, query),
      ),
    )
    .orderBy(asc(ignoringCase(candidates.fullName)), asc(candidates.id))
    .$dynamic()
  return query.limit === undefined ? rows : rows.limit(query.limit)
}

export async function findCandidateRow(db: DbOrTx, id: number): Promise<CandidateRow | undefined> {
  const [row] = await selectCandidates(db).where(eq(candidates.id, id))
  return row
}

/** Locks the candidate until the commit. */
export async function lockCandidateRow(
  tx: Tx,
  id: number,
  strength: 'no key update' | 'update',
): Promise<CandidateRow | undefined> {
  await tx.select({ id: candidates.id }).from(candidates).where(eq(candidates.id, id)).for(strength)
  return findCandidateRow(tx, id)
}
