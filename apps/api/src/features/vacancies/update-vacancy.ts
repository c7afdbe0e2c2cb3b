import type { Vacancy, VacancyChanges } from '@portal/contract/vacancies'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../use-case/changed-meanwhile.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { showVacancy } from './show-vacancy.ts'
import { vacancyPolicy } from './vacancies.policy.ts'
import { presentVacancy } from './vacancies.presenter.ts'
import { lockVacancyRow, updateVacancyRow, type VacancyRow } from './vacancies.store.ts'
import { vacancyTrail } from './vacancies.trail.ts'
import { refuseWrongRange } from './vacancy-refusals.ts'

/**
 * Changes the fields given; 409 when `If-Match` names another version, 422 when the lowest salary, sent or stored, is
 * above the highest.
 */
export async function updateVacancy(
  deps: Deps,
  actor: Actor,
  target: Target,
  changes: VacancyChanges,
): Promise<Vacancy> {
  return deps.db.transaction(async (tx) => {
    const today = deps.clock.today()
    const row = found(await lockVacancyRow(tx, target.id, 'no key update', today), 'vacancies.not_found')
    authorize(vacancyPolicy, actor, row, 'update')
    await refuseOutdated(row, target, 'vacancies.changed_meanwhile', () => presentVacancy(actor, row))
    refuseWrongChange(row, changes)
    await updateVacancyRow(tx, row, { ...changes, title_folded: changes.title })
    const after = await showVacancy({ ...deps, db: tx }, actor, row.id)
    await addToTrail(tx, deps.clock, actor, vacancyTrail.changed('vacancies.update', row, after))
    return after
  })
}

/** A salary that is left out is compared as it is stored. */
function refuseWrongChange(row: VacancyRow, changes: VacancyChanges): void {
  const { min_salary = row.min_salary, max_salary = row.max_salary } = changes
  refuseWrongRange(min_salary, max_salary)
}
