import type { Vacancy } from '@portal/contract/vacancies'
import type { DbOrTx } from '../../db/client.ts'
import type { Actor } from '../../use-case/actor.ts'
import type { Clock } from '../../use-case/clock.ts'
import { found } from '../../use-case/not-found.ts'
import { presentVacancy } from './vacancies.presenter.ts'
import { findVacancyRow } from './vacancies.store.ts'

type Reading = { db: DbOrTx; clock: Clock }

/** Shows a vacancy; 404 when there is none with this id. */
export async function showVacancy({ db, clock }: Reading, actor: Actor, id: number): Promise<Vacancy> {
  return presentVacancy(actor, found(await findVacancyRow(db, id, clock.today()), 'vacancies.not_found'))
}
