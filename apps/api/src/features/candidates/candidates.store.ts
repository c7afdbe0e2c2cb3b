import type { NamesQuery } from '@portal/contract/shared/paging'
import type { Day } from '@portal/domain/days'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { isAnyOf } from '../../db/reads/any-of.ts'
import { isNamed } from '../../db/reads/names.ts'
import { ignoringCase } from '../../db/reads/sorted-by.ts'
import { candidates, candidateTechnologies, shownOfCandidate } from '../../db/schema/candidates.ts'
import { files } from '../../db/schema/files.ts'
import { technologies } from '../../db/schema/technologies.ts'
import { vacancies } from '../../db/schema/vacancies.ts'
import type { Slice } from '../../use-case/paging.ts'
import { type CandidateMatch, isMatch } from './candidate-match.store.ts'
import { type CandidateSort, candidateOrder } from './candidate-order.store.ts'

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

export const selectCandidates = (db: DbOrTx) =>
  db
    .select(columns)
    .from(candidates)
    .innerJoin(vacancies, eq(vacancies.id, candidates.vacancy_id))
    .leftJoin(files, eq(files.id, candidates.cv_file_id))

export type CandidateRow = Awaited<ReturnType<typeof selectCandidates>>[number]

/**
 * A page of candidates in their order. The statement chooses the rows of the page first, because PostgreSQL would collect
 * the technologies of all rows before the slice, too.
 */
export function listCandidateRows(
  db: DbOrTx,
  match: CandidateMatch,
  { sort, today }: { sort: CandidateSort; today: Day },
  { limit, offset }: Slice,
) {
  const order = candidateOrder(sort, today)
  const ids = db
    .select({ id: candidates.id })
    .from(candidates)
    .where(isMatch(db, match))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('ids')
  return selectCandidates(db)
    .innerJoin(ids, eq(ids.id, candidates.id))
    .orderBy(...order)
}

/** The ids of candidates in their order. */
export async function listCandidateIds(
  db: DbOrTx,
  match: CandidateMatch,
  { sort, today }: { sort: CandidateSort; today: Day },
): Promise<number[]> {
  const rows = await db
    .select({ id: candidates.id })
    .from(candidates)
    .where(isMatch(db, match))
    .orderBy(...candidateOrder(sort, today))
  return rows.map(({ id }) => id)
}

/** Lists these candidates, in no order. */
export const listCandidateRowsOf = (db: DbOrTx, ids: readonly number[]) =>
  selectCandidates(db).where(isAnyOf(candidates.id, ids))

export const countCandidates = (db: DbOrTx, match: CandidateMatch): Promise<number> =>
  db.$count(candidates, isMatch(db, match))

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
