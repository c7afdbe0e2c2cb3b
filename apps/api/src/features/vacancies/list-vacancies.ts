import type { VacancyQuery } from '@portal/contract/recruiting/vacancies'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { pageCount, sliceOf } from '../../paging.ts'
import { presentVacancies } from './vacancies.presenter.ts'
import { countVacancies, listVacancyRows } from './vacancies.store.ts'

/** The newest first. */
export async function listVacancies(deps: Deps, actor: Actor, query: VacancyQuery) {
  const slice = sliceOf(query)
  const [rows, count] = await Promise.all([listVacancyRows(deps.db, slice), countVacancies(deps.db)])
  return { vacancies: await presentVacancies(deps, actor, rows), pages: pageCount(count, slice), count }
}
