import type { NamesQuery } from '@portal/contract/shared/paging'
import type { Day } from '@portal/domain/days'
import { asc, count, desc, eq, lte, sql } from 'drizzle-orm'
import type { Authorized } from '../../authorized.ts'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { isAnyOf } from '../../db/reads/any-of.ts'
import { isNamed } from '../../db/reads/names.ts'
import { ignoringCase } from '../../db/reads/sorted-by.ts'
import { candidates } from '../../db/schema/recruiting/candidates.ts'
import { vacancies } from '../../db/schema/recruiting/vacancies.ts'
import { type ChangesOf, type Values, writesAnything } from '../../db/values.ts'
import type { Slice } from '../../paging.ts'

const columns = {
  id: vacancies.id,
  version: vacancies.version,
  title: vacancies.title,
  wherePublished: vacancies.wherePublished,
  url: vacancies.url,
  level: vacancies.level,
  minSalary: vacancies.minSalary,
  maxSalary: vacancies.maxSalary,
}

const selectVacancies = (db: DbOrTx) => db.select(columns).from(vacancies)

export type VacancyRow = Awaited<ReturnType<typeof selectVacancies>>[number]

/** The newest first. */
export const listVacancyRows = (db: DbOrTx, slice: Slice) =>
  selectVacancies(db).orderBy(desc(vacancies.id)).limit(slice.limit).offset(slice.offset)

export async function countVacancies(db: DbOrTx): Promise<number> {
  const row = onlyRow(await db.select({ count: count() }).from(vacancies))
  return row.count
}

/** By title. */
export function listVacancyNames(db: DbOrTx, query: NamesQuery) {
  const rows = db
    .select({ id: vacancies.id, title: vacancies.title })
    .from(vacancies)
    .where(isNamed({ id: vacancies.id, name: vacancies.title }, query))
    .orderBy(asc(ignoringCase(vacancies.title)), asc(vacancies.id))
    .$dynamic()
  return query.limit === undefined ? rows : rows.limit(query.limit)
}

/** One row for each of these vacancies that has candidates. */
export function countCandidatesOf(db: DbOrTx, vacancyIds: readonly number[], today: Day) {
  // A day is only stored with ping again turned on.
  const isDue = lte(candidates.pingAgainOn, today)
  return db
    .select({
      vacancyId: candidates.vacancyId,
      all: count(),
      duePings: sql<number>`count(*) filter (where ${isDue})`.mapWith(Number),
    })
    .from(candidates)
    .where(isAnyOf(candidates.vacancyId, vacancyIds))
    .groupBy(candidates.vacancyId)
}

export async function findVacancyRow(db: DbOrTx, id: number): Promise<VacancyRow | undefined> {
  const [row] = await selectVacancies(db).where(eq(vacancies.id, id))
  return row
}

/** Locks the vacancy until the commit. 'update' also keeps candidates from joining it. */
export async function lockVacancyRow(
  tx: Tx,
  id: number,
  strength: 'no key update' | 'update',
): Promise<VacancyRow | undefined> {
  const [row] = await selectVacancies(tx).where(eq(vacancies.id, id)).for(strength)
  return row
}

type VacancyValues = Values<typeof vacancies>

export async function insertVacancy(db: DbOrTx, values: VacancyValues): Promise<VacancyRow> {
  return onlyRow(await db.insert(vacancies).values(values).returning(columns))
}

/** Returns the row as it is afterwards. */
export async function updateVacancyRow(
  tx: Tx,
  row: Authorized<VacancyRow, 'update'>,
  values: ChangesOf<VacancyValues>,
): Promise<VacancyRow> {
  if (!writesAnything(values)) return row
  return onlyRow(await tx.update(vacancies).set(values).where(eq(vacancies.id, row.id)).returning(columns))
}

/** Its candidates with their history go with it, by the foreign keys. */
export async function deleteVacancyRow(tx: Tx, row: Authorized<VacancyRow, 'delete'>): Promise<void> {
  await tx.delete(vacancies).where(eq(vacancies.id, row.id))
}
