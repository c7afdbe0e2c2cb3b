import type { Vacancy } from '@portal/contract/vacancies'
import type { Actor } from '../../use-case/actor.ts'
import { canOf } from '../../use-case/authorized.ts'
import { vacancyPolicy } from './vacancies.policy.ts'
import type { VacancyRow } from './vacancies.store.ts'

export const presentVacancy = (actor: Actor, row: VacancyRow): Vacancy => ({
  ...row,
  can: canOf(vacancyPolicy(actor, row)),
})
