import type { Vacancy } from '@portal/contract/vacancies'
import type { Actor } from '../../actor.ts'
import { canOf } from '../../authorized.ts'
import { numberOf } from '../../db/values.ts'
import { vacancyPolicy } from './vacancies.policy.ts'
import type { VacancyRow } from './vacancies.store.ts'

export const presentVacancy = (actor: Actor, row: VacancyRow): Vacancy => ({
  id: row.id,
  version: row.version,
  title: row.title,
  where_published: row.wherePublished,
  url: row.url,
  level: row.level,
  min_salary: numberOf(row.minSalary),
  max_salary: numberOf(row.maxSalary),
  candidates_counter: row.candidatesCounter,
  due_pings_counter: row.duePingsCounter,
  can: canOf(vacancyPolicy(actor, row)),
})
