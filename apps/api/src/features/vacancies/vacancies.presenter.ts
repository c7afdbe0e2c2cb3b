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
  where_published: row.where_published,
  url: row.url,
  level: row.level,
  min_salary: numberOf(row.min_salary),
  max_salary: numberOf(row.max_salary),
  candidates_counter: row.candidates_counter,
  due_pings_counter: row.due_pings_counter,
  can: canOf(vacancyPolicy(actor, row)),
})
