import type { VacancyQuery } from '@portal/contract/vacancies'
import type { Actor } from '../../use-case/actor.ts'
import { pageCount, sliceOf } from '../../use-case/paging.ts'
import type { Deps } from '../deps.ts'
import { presentVacancy } from './vacancies.presenter.ts'
import { listVacancyPage } from './vacancies.store.ts'

/** Lists vacancies, the newest first. */
export async function listVacancies({ db, clock }: Deps, actor: Actor, query: VacancyQuery) {
  const slice = sliceOf(query)
  const { rows, count } = await listVacancyPage(db, slice, clock.today())
  return {
    vacancies: rows.map((row) => presentVacancy(actor, row)),
    pages: pageCount(count, slice),
    count,
  }
}
