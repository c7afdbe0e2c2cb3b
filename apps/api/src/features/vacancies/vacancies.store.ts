import type { NamesQuery } from '@portal/contract/shared/paging'
import type { Day } from '@portal/domain/days'
import { and, asc, desc, eq, type Placeholder, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { type Given, prepared } from '../../db/prepared.ts'
import { isNamed } from '../../db/reads/names.ts'
import { isPingDueOn } from '../../db/reads/ping-again.ts'
import { ignoringCase } from '../../db/reads/sorted-by.ts'
import { candidates } from '../../db/schema/candidates.ts'
import { shownOfVacancy, vacancies } from '../../db/schema/vacancies.ts'
import { type ChangesOf, type Values, writesAnything } from '../../db/values.ts'
import type { Authorized } from '../../use-case/authorized.ts'
import type { Slice } from '../../use-case/paging.ts'

type Today = Day | Placeholder

// Built with `eq`, because in a select from one table drizzle writes the columns of an sql template without their
// table. Both counts read an index alone.
const isOfVacancy = eq(candidates.vacancy_id, vacancies.id)
const candidateCount = sql<number>`(select count(*)::int from ${candidates} where ${isOfVacancy})`
const duePingCount = (today: Today) =>
  sql<number>`(select count(*)::int from ${candidates} where ${and(isOfVacancy, isPingDueOn(today))})`

const columnsOn = (today: Today) => ({
  ...shownOfVacancy,
  candidates_counter: candidateCount,
  due_pings_counter: duePingCount(today),
})

const selectVacancies = (db: DbOrTx, today: Day) => db.select(columnsOn(today)).from(vacancies)

export type VacancyRow = Awaited<ReturnType<typeof selectVacancies>>[number]

/**
 * A statement that chooses the rows of a page first, because PostgreSQL would count the candidates of all vacancies
 * before the page, too.
 */
const pageWithCount = prepared('vacancy_page', (db, given: Given<Slice & { today: Day }>) => {
  const ids = db
    .select({ id: vacancies.id })
    .from(vacancies)
    .orderBy(desc(vacancies.id))
    .limit(given('limit'))
    .offset(given('offset'))
    .as('ids')
  const all = sql<number>`(select count(*)::int from ${vacancies})`
  return db
    .select({ ...columnsOn(given('today')), all })
    .from(vacancies)
    .innerJoin(ids, eq(ids.id, vacancies.id))
    .orderBy(desc(vacancies.id))
})

/** Lists a page of vacancies, the newest first, with the count of all. */
export async function listVacancyPage(db: DbOrTx, slice: Slice, today: Day) {
  const rows = await pageWithCount(db, { ...slice, today })
  return { rows, count: rows[0]?.all ?? (await db.$count(vacancies)) }
}

/** Lists vacancies for selects, by title. */
export function listVacancyNames(db: DbOrTx, query: NamesQuery) {
  const rows = db
    .select({ id: vacancies.id, title: vacancies.title })
    .from(vacancies)
    .where(isNamed({ id: vacancies.id, name: vacancies.title_folded }, query))
    .orderBy(asc(ignoringCase(vacancies.title)), asc(vacancies.id))
    .$dynamic()
  return query.limit === undefined ? rows : rows.limit(query.limit)
}

export async function findVacancyRow(db: DbOrTx, id: number, today: Day): Promise<VacancyRow | undefined> {
  const [row] = await selectVacancies(db, today).where(eq(vacancies.id, id))
  return row
}

/** Locks the vacancy until the commit. 'update' also keeps candidates from joining it. */
export async function lockVacancyRow(
  tx: Tx,
  id: number,
  strength: 'no key update' | 'update',
  today: Day,
): Promise<VacancyRow | undefined> {
  await tx.select({ id: vacancies.id }).from(vacancies).where(eq(vacancies.id, id)).for(strength)
  return findVacancyRow(tx, id, today)
}

type VacancyValues = Values<typeof vacancies>

export async function insertVacancy(db: DbOrTx, values: VacancyValues): Promise<number> {
  const row = onlyRow(await db.insert(vacancies).values(values).returning({ id: vacancies.id }))
  return row.id
}

export async function updateVacancyRow(
  tx: Tx,
  row: Authorized<VacancyRow, 'update'>,
  values: ChangesOf<VacancyValues>,
): Promise<void> {
  if (!writesAnything(values)) return
  await tx.update(vacancies).set(values).where(eq(vacancies.id, row.id))
}

/** Locks the candidates of a vacancy, so that none of them gets another CV, and lists them. */
export const lockCandidatesOfVacancy = (tx: Tx, vacancyId: number) =>
  tx
    .select({
      id: candidates.id,
      full_name: candidates.full_name,
      significate: candidates.significate,
      cv_file_id: candidates.cv_file_id,
    })
    .from(candidates)
    .where(eq(candidates.vacancy_id, vacancyId))
    .orderBy(asc(candidates.id))
    .for('update')

export type CandidateOfVacancy = Awaited<ReturnType<typeof lockCandidatesOfVacancy>>[number]

/** Deletes the vacancy. The foreign keys delete its candidates with their history. */
export async function deleteVacancyRow(tx: Tx, row: Authorized<VacancyRow, 'delete'>): Promise<void> {
  await tx.delete(vacancies).where(eq(vacancies.id, row.id))
}
