import { type Vacancy, type VacancyInput, vacancy } from '@portal/contract/vacancies'
import { createOnce } from '../../db/idempotency.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import type { Deps } from '../deps.ts'
import { showVacancy } from './show-vacancy.ts'
import { insertVacancy } from './vacancies.store.ts'
import { vacancyTrail } from './vacancies.trail.ts'
import { refuseWrongRange } from './vacancy-refusals.ts'

/** Adds a vacancy; 422 when the lowest salary is above the highest. */
export async function createVacancy(
  deps: Deps,
  actor: Actor,
  input: VacancyInput,
  idempotencyKey: string | undefined,
): Promise<Vacancy> {
  refuseWrongRange(input.min_salary ?? null, input.max_salary ?? null)
  const creation = { idempotencyKey, request: ['create-vacancy', input], schema: vacancy } as const
  return createOnce(deps, actor, creation, async (tx) => {
    const id = await insertVacancy(tx, { ...input, title_folded: input.title })
    const added = await showVacancy({ ...deps, db: tx }, actor, id)
    await addToTrail(tx, deps.clock, actor, vacancyTrail.created('vacancies.create', added))
    return added
  })
}
