import type { NamesQuery } from '@portal/contract/shared/paging'
import type { Day } from '@portal/domain/days'
import { and, asc, count, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { type Given, prepared } from '../../db/prepared.ts'
import { isNamed } from '../../db/reads/names.ts'
import { ignoringCase } from '../../db/reads/sorted-by.ts'
import { candidates, candidateTechnologies, shownOfCandidate } from '../../db/schema/candidates.ts'
import { files } from '../../db/schema/files.ts'
import { technologies } from '../../db/schema/technologies.ts'
import { vacancies } from '../../db/schema/vacancies.ts'
import type { Slice } from '../../use-case/paging.ts'
import {
  type CandidateMatch,
  isMatch,
  isUsualMatch,
  type MatchValues,
  matchValues,
  perFilter,
  usualMatch,
} from './candidate-match.store.ts'
import { type CandidateSort, candidateOrder, duePingsFirst } from './candidate-order.store.ts'

/** The technologies of a candidate, by name. */
export const technologiesOfCandidate = sql<{ id: number; name: string }[]>`(
  select coalesce(json_agg(json_build_object('id', ${technologies.id}, 'name', ${technologies.name})
    order by ${ignoringCase(technologies.name)}), '[]')
  from ${candidateTechnologies}
  join ${technologies} on ${eq(technologies.id, candidateTechnologies.technology_id)}
  where ${eq(candidateTechnologies.candidate_id, candidates.id)})`

const columns = {
  ...shownOfCandidate,
  vacancy_title: vacancies.title,
  technologies: technologiesOfCandidate,
  cv_file_size: files.size_bytes,
}

const selectCandidates = (db: DbOrTx) =>
  db
    .select(columns)
    .from(candidates)
    .innerJoin(vacancies, eq(vacancies.id, candidates.vacancy_id))
    .leftJoin(files, eq(files.id, candidates.cv_file_id))

export type CandidateRow = Awaited<ReturnType<typeof selectCandidates>>[number]

/** A page of candidates in their order. */
export function listCandidateRows(
  db: DbOrTx,
  match: CandidateMatch,
  { sort, today }: { sort: CandidateSort; today: Day },
  slice: Slice,
) {
  const usual = sort === undefined ? usualMatch(match) : undefined
  if (usual !== undefined) return usualPages[usual.kind](db, { ...matchValues(usual), today, ...slice })
  return pageOf(db, { where: isMatch(db, match), order: candidateOrder(sort, today), ...slice })
}

type Page = {
  where: SQL | undefined
  order: SQL[]
  limit: number | Placeholder
  offset: number | Placeholder
}

/**
 * A statement that chooses the rows of a page first, because PostgreSQL would collect the technologies of all rows
 * before the slice, too.
 */
function pageOf(db: DbOrTx, { where, order, limit, offset }: Page) {
  const ids = db
    .select({ id: candidates.id })
    .from(candidates)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('ids')
  return selectCandidates(db)
    .innerJoin(ids, eq(ids.id, candidates.id))
    .orderBy(...order)
}

type PageValues = MatchValues & Slice & { today: Day }

const usualPages = perFilter((kind) =>
  prepared(`candidates_by_${kind}`, (db, given: Given<PageValues>) =>
    pageOf(db, {
      where: isUsualMatch(db, kind, given),
      order: duePingsFirst(given('today')),
      limit: given('limit'),
      offset: given('offset'),
    }),
  ),
)

export async function countCandidates(db: DbOrTx, match: CandidateMatch): Promise<number> {
  const usual = usualMatch(match)
  if (usual === undefined) return db.$count(candidates, isMatch(db, match))
  const [row] = await usualCounts[usual.kind](db, matchValues(usual))
  return row?.count ?? 0
}

const usualCounts = perFilter((kind) =>
  prepared(`candidate_count_by_${kind}`, (db, given: Given<MatchValues>) =>
    db
      .select({ count: count() })
      .from(candidates)
      .where(isUsualMatch(db, kind, given)),
  ),
)

/** The most names of all vacancies together. */
const mostNames = 100

/** Lists candidates for selects, by name. */
export function listCandidateNames(
  db: DbOrTx,
  { vacancy_id, ...query }: NamesQuery & { vacancy_id?: number | undefined },
) {
  const rows = db
    .select({ id: candidates.id, full_name: candidates.full_name })
    .from(candidates)
    .where(
      and(
        vacancy_id === undefined ? undefined : eq(candidates.vacancy_id, vacancy_id),
        isNamed({ id: candidates.id, name: candidates.full_name_folded }, query),
      ),
    )
    .orderBy(asc(ignoringCase(candidates.full_name)), asc(candidates.id))
    .$dynamic()
  const limit = query.limit ?? (vacancy_id === undefined ? mostNames : undefined)
  return limit === undefined ? rows : rows.limit(limit)
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
