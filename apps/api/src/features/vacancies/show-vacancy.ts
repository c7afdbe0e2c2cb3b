import type { Vacancy } from '@portal/contract/recruiting/vacancies'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { found } from '../../not-found.ts'
import { presentVacancy } from './vacancies.presenter.ts'
import { findVacancyRow } from './vacancies.store.ts'

/** 404 when there is none. */
export async function showVacancy(deps: Deps, actor: Actor, id: number): Promise<Vacancy> {
  const row = found(await findVacancyRow(deps.db, id), 'vacancies.not_found')
  return presentVacancy(deps, actor, row)
}
