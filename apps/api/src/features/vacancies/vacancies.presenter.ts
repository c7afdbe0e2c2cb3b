import type { Vacancy } from '@portal/contract/recruiting/vacancies'
import type { Actor } from '../../actor.ts'
import { canOf } from '../../authorized.ts'
import type { Clock } from '../../clock.ts'
import type { DbOrTx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { vacancyPolicy } from './vacancies.policy.ts'
import { countCandidatesOf, type VacancyRow } from './vacancies.store.ts'

type Reading = { db: DbOrTx; clock: Clock }

/** Counts the candidates of all these vacancies in one query. */
export async function presentVacancies(
  { db, clock }: Reading,
  actor: Actor,
  rows: readonly VacancyRow[],
): Promise<Vacancy[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const counts = await countCandidatesOf(db, ids, clock.today())
  const countsOf = new Map(counts.map((count) => [count.vacancyId, count]))
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    title: row.title,
    where_published: row.wherePublished,
    url: row.url,
    level: row.level,
    min_salary: amountOf(row.minSalary),
    max_salary: amountOf(row.maxSalary),
    candidates_counter: countsOf.get(row.id)?.all ?? 0,
    due_pings_counter: countsOf.get(row.id)?.duePings ?? 0,
    can: canOf(vacancyPolicy(actor, row)),
  }))
}

export const amountOf = (stored: string | null) => (stored === null ? null : Number(stored))

export const presentVacancy = async (reading: Reading, actor: Actor, row: VacancyRow): Promise<Vacancy> =>
  onlyRow(await presentVacancies(reading, actor, [row]))
