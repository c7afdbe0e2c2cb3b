import { defaultCandidateEnglish, defaultSignificate } from '@portal/domain/candidates/candidates'
import { asc } from 'drizzle-orm'
import { contactKeysRule } from '../../../db/candidates/contact-keys.ts'
import type { DbOrTx, Tx } from '../../../db/client.ts'
import { insertRows, takeIds, updateRows } from '../../../db/many-rows.ts'
import { isAnyOf } from '../../../db/reads/any-of.ts'
import { candidates, candidateTechnologies, significateChanges } from '../../../db/schema/candidates.ts'
import { vacancies } from '../../../db/schema/vacancies.ts'
import type { Authorized } from '../../../use-case/authorized.ts'
import type { CandidateValues, NewCandidate } from '../candidate-changes.store.ts'
import type { moveOf } from '../candidate-values.ts'
import { type CandidateRow, selectCandidates } from '../candidates.store.ts'

/** Those of the vacancies that exist; with `lock` they and their candidates stay as they are until the commit. */
export async function listVacancyIds(
  db: DbOrTx,
  ids: readonly number[],
  lock: boolean,
): Promise<Set<number>> {
  const found = db
    .select({ id: vacancies.id })
    .from(vacancies)
    .where(isAnyOf(vacancies.id, ids))
    .orderBy(asc(vacancies.id))
  const rows = await (lock ? found.for('key share') : found)
  if (lock) {
    await db
      .select({ id: candidates.id })
      .from(candidates)
      .where(isAnyOf(candidates.vacancy_id, ids))
      .orderBy(asc(candidates.id))
      .for('no key update')
  }
  return new Set(rows.map(({ id }) => id))
}

export const listCandidatesOf = (db: DbOrTx, vacancyIds: readonly number[]): Promise<CandidateRow[]> =>
  selectCandidates(db).where(isAnyOf(candidates.vacancy_id, vacancyIds)).orderBy(asc(candidates.id))

export const listCandidates = (db: DbOrTx, ids: readonly number[]): Promise<CandidateRow[]> =>
  selectCandidates(db).where(isAnyOf(candidates.id, ids)).orderBy(asc(candidates.id))

export async function lockCandidates(tx: Tx, ids: readonly number[]): Promise<CandidateRow[]> {
  await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(isAnyOf(candidates.id, ids))
    .orderBy(asc(candidates.id))
    .for('update')
  return listCandidates(tx, ids)
}

type Technologies = { technologyIds: readonly number[] | undefined }
type New = Technologies & { values: NewCandidate }

/** Returns the ids in the order of the candidates. */
export async function insertCandidates(tx: Tx, made: readonly New[]): Promise<number[]> {
  const ids = await takeIds(tx, candidates, made.length)
  const placed = made.flatMap((each, place) => {
    const id = ids[place]
    return id === undefined ? [] : [{ ...each, id }]
  })
  const rows = placed.map(({ id, values }) => ({
    id,
    ...allColumns,
    ...values,
    english: values.english ?? defaultCandidateEnglish,
    significate: values.significate ?? defaultSignificate,
    phone_keys: values.phone_keys ?? [],
    ping_again: values.ping_again ?? false,
    keys_rule: contactKeysRule,
  }))
  await insertRows(tx, candidates, rows)
  await insertTechnologies(tx, placed)
  return ids
}

/** Columns that one row fills and another leaves out. */
const allColumns = {
  stack: null,
  cv_url: null,
  first_interview: null,
  phone: null,
  email: null,
  telegram: null,
  linkedin: null,
  resource_url: null,
  salary: null,
  location: null,
  company: null,
  experience: null,
  ping_again_on: null,
  first_additional_link: null,
  second_additional_link: null,
  position: null,
  recruiter_note: null,
  tech_lead_note: null,
  final_decision: null,
  email_key: null,
  linkedin_key: null,
}

type Change = Technologies & { row: Authorized<CandidateRow, 'update'>; values: Partial<CandidateValues> }

export async function updateCandidates(tx: Tx, changes: readonly Change[]): Promise<void> {
  await updateRows(
    tx,
    candidates,
    changes.map(({ row: { id }, values }) => ({ id, ...values })),
  )
  const others = changes.flatMap(({ row: { id }, technologyIds }) =>
    technologyIds === undefined ? [] : [{ id, technologyIds }],
  )
  const ids = others.map(({ id }) => id)
  await tx.delete(candidateTechnologies).where(isAnyOf(candidateTechnologies.candidate_id, ids))
  await insertTechnologies(tx, others)
}

const insertTechnologies = (tx: Tx, of: readonly (Technologies & { id: number })[]): Promise<void> =>
  insertRows(
    tx,
    candidateTechnologies,
    of.flatMap(({ id, technologyIds = [] }) =>
      [...new Set(technologyIds)].map((technology_id) => ({ candidate_id: id, technology_id })),
    ),
  )

type Move = Omit<ReturnType<typeof moveOf>, 'from_significate'> & {
  from_significate: ReturnType<typeof moveOf>['from_significate'] | null
}

export const insertMoves = (tx: Tx, moves: readonly Move[]): Promise<void> =>
  insertRows(tx, significateChanges, moves)

export async function deleteCandidates(
  tx: Tx,
  rows: readonly Authorized<CandidateRow, 'delete'>[],
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await tx.delete(candidates).where(isAnyOf(candidates.id, ids))
}
