import { and, eq, notInArray } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { candidates, candidateTechnologies, significateChanges } from '../../db/schema/candidates.ts'
import { nextVersion } from '../../db/schema/columns.ts'
import { vacancies } from '../../db/schema/vacancies.ts'
import { type ChangesOf, type Values, writesAnything } from '../../db/values.ts'
import type { Authorized } from '../../use-case/authorized.ts'
import type { CandidateRow } from './candidates.store.ts'

/** Locks the vacancy, so that it is not deleted before the candidate refers to it. */
export async function lockVacancy(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: vacancies.id })
    .from(vacancies)
    .where(eq(vacancies.id, id))
    .for('key share')
  return rows.length === 1
}

/**
 * The columns of a candidate without those that are written with an account or a file, and without the rule of the keys.
 */
export type CandidateValues = Values<typeof candidates, 'user_id' | 'keys_rule' | keyof CvFileValues>

/** The CV file; null and null for none. */
export type CvFileValues = Pick<typeof candidates.$inferSelect, 'cv_file_id' | 'cv_file_name'>

/** A CV file belongs to the candidate, so it raises its version. */
export async function updateCvFile(
  tx: Tx,
  row: Authorized<CandidateRow, 'update'>,
  values: CvFileValues,
): Promise<void> {
  await tx.update(candidates).set(values).where(eq(candidates.id, row.id))
}

export type NewCandidate = ChangesOf<CandidateValues> &
  Pick<CandidateValues, 'vacancy_id' | 'full_name' | 'full_name_folded' | 'position_folded'>

/** Inserts a candidate; undefined leaves a column to its default. */
export async function insertCandidate(tx: Tx, values: NewCandidate, technologyIds: readonly number[]) {
  const row = onlyRow(
    await tx
      .insert(candidates)
      .values(values)
      .returning({ id: candidates.id, significate: candidates.significate }),
  )
  await replaceTechnologies(tx, row.id, technologyIds)
  return row
}

/** Writes what is given. The technologies belong to the candidate, so they raise its version too. */
export async function updateCandidateRow(
  tx: Tx,
  row: Authorized<CandidateRow, 'update'>,
  values: ChangesOf<CandidateValues>,
  technologyIds: readonly number[] | undefined,
): Promise<void> {
  if (!writesAnything({ ...values, technologyIds })) return
  await tx
    .update(candidates)
    .set({ ...values, version: nextVersion })
    .where(eq(candidates.id, row.id))
  if (technologyIds !== undefined) await replaceTechnologies(tx, row.id, technologyIds)
}

async function replaceTechnologies(tx: Tx, candidate_id: number, technologyIds: readonly number[]) {
  const isOfCandidate = eq(candidateTechnologies.candidate_id, candidate_id)
  await tx
    .delete(candidateTechnologies)
    .where(and(isOfCandidate, notInArray(candidateTechnologies.technology_id, [...technologyIds])))
  if (technologyIds.length === 0) return
  await tx
    .insert(candidateTechnologies)
    .values(technologyIds.map((technology_id) => ({ candidate_id, technology_id })))
    .onConflictDoNothing()
}

export async function insertSignificateChange(
  tx: Tx,
  values: Values<typeof significateChanges>,
): Promise<void> {
  await tx.insert(significateChanges).values(values)
}

/** Deletes the candidate with its technologies and its history. */
export async function deleteCandidateRow(tx: Tx, row: Authorized<CandidateRow, 'delete'>): Promise<void> {
  await tx.delete(candidates).where(eq(candidates.id, row.id))
}
