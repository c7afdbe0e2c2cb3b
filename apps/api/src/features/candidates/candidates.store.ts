import type { NamesQuery } from '@portal/contract/shared/paging'
import type { Day } from '@portal/domain/days'
import { and, asc, count, desc, eq, gte, ilike, inArray, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { containing } from '../../db/reads/containing.ts'
import { isNamed } from '../../db/reads/names.ts'
import { ignoringCase } from '../../db/reads/sorted-by.ts'
import { candidates, candidateTechnologies } from '../../db/schema/recruiting/candidates.ts'
import { vacancies } from '../../db/schema/recruiting/vacancies.ts'
import { technologies } from '../../db/schema/technologies.ts'
import type { Slice } from '../../paging.ts'
import type { CandidateFilter } from './candidate-filter.ts'

/** By name. */
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

export type CandidateMatch = CandidateFilter & { vacancyId: number }

export function isMatch(db: DbOrTx, match: CandidateMatch): SQL | undefined {
  const { fullName, position, significate, english, pingAgain, experience } = match
  return and(
    eq(candidates.vacancyId, match.vacancyId),
    fullName === undefined ? undefined : ilike(candidates.fullName, containing(fullName)),
    position === undefined ? undefined : ilike(candidates.position, containing(position)),
    significate === undefined ? undefined : eq(candidates.significate, significate),
    english === undefined ? undefined : eq(candidates.english, english),
    pingAgain === undefined ? undefined : eq(candidates.pingAgain, pingAgain),
    experience === undefined ? undefined : gte(candidates.experience, String(experience)),
    usesTechnology(db, match),
  )
}

function usesTechnology(db: DbOrTx, { technologyId, technologyName }: CandidateFilter): SQL | undefined {
  if (technologyId === undefined && technologyName === undefined) return undefined
  const using = db
    .select({ candidateId: candidateTechnologies.candidateId })
    .from(candidateTechnologies)
    .$dynamic()
  if (technologyId !== undefined)
    return inArray(candidates.id, using.where(eq(candidateTechnologies.technologyId, technologyId)))
  return inArray(
    candidates.id,
    using
      .innerJoin(technologies, eq(technologies.id, candidateTechnologies.technologyId))
      .where(sql`${ignoringCase(technologies.name)} = lower(${technologyName})`),
  )
}

/** Due pings first, the earliest day first, then the newest candidates. */
export const duePingsFirst = (today: Day): SQL[] => [
  sql`case when ${candidates.pingAgainOn} <= ${today} then ${candidates.pingAgainOn} end asc nulls last`,
  desc(candidates.id),
]

/** Chooses the rows first: PostgreSQL would collect the technologies of all rows before the slice, too. */
export function listCandidateRows(db: DbOrTx, match: CandidateMatch, today: Day, slice: Slice) {
  const ids = db
    .select({ id: candidates.id })
    .from(candidates)
    .where(isMatch(db, match))
    .orderBy(...duePingsFirst(today))
    .limit(slice.limit)
    .offset(slice.offset)
    .as('ids')
  return selectCandidates(db)
    .innerJoin(ids, eq(ids.id, candidates.id))
    .orderBy(...duePingsFirst(today))
}

export async function countCandidates(db: DbOrTx, match: CandidateMatch): Promise<number> {
  const [row] = await db.select({ count: count() }).from(candidates).where(isMatch(db, match))
  return row?.count ?? 0
}

/** By name. */
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
        isNamed({ id: candidates.id, name: candidates.fullName }, query),
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
