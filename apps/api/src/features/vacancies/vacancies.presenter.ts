import type { Vacancy } from '@portal/contract/recruiting/vacancies'
import type { Actor } from '../../actor.ts'
import { canOf } from '../../authorized.ts'
import { vacancyPolicy } from './vacancies.policy.ts'
import type { VacancyRow } from './vacancies.store.ts'

export const presentVacancy = (actor: Actor, row: VacancyRow): Vacancy => ({
  id: row.id,
  version: row.version,
  title: row.title,
  where_published: row.wherePublished,
  url: row.url,
  level: row.level,
  min_salary: amountOf(row.minSalary),
  max_salary: amountOf(row.maxSalary),
  candidates_counter: row.candidatesCounter,
  due_pings_counter: row.duePingsCounter,
  can: canOf(vacancyPolicy(actor, row)),
})

export const amountOf = (stored: string | null) => (stored === null ? null : Number(stored))
