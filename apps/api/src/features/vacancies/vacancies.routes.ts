import { vacancies, vacancyFiles } from '@portal/contract/vacancies'
import { actorOf } from '../../http/access/access.ts'
import { idempotencyKeyOf } from '../../http/input/idempotency-key.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { targetOf } from '../../http/versions/row-versions.ts'
import type { AddListFiles, Deps } from '../deps.ts'
import { createVacancy } from './create-vacancy.ts'
import { deleteVacancy } from './delete-vacancy.ts'
import { listVacancies } from './list-vacancies.ts'
import { showVacancy } from './show-vacancy.ts'
import { updateVacancy } from './update-vacancy.ts'
import { listVacancyNames } from './vacancies.store.ts'
import { vacanciesTable } from './vacancies-table.ts'

export function vacanciesRoutes(app: PortalApp, deps: Deps, addListFiles: AddListFiles): void {
  addListFiles(vacancyFiles, vacanciesTable)
  app.route({
    ...vacancies.list,
    handler: (request) => listVacancies(deps, actorOf(request), request.query),
  })
  app.route({ ...vacancies.names, handler: (request) => listVacancyNames(deps.db, request.query) })
  app.route({
    ...vacancies.show,
    handler: (request) => showVacancy(deps, actorOf(request), request.params.id),
  })
  app.route({
    ...vacancies.create,
    handler: (request) =>
      createVacancy(deps, actorOf(request), request.body.vacancy, idempotencyKeyOf(request)),
  })
  app.route({
    ...vacancies.update,
    handler: (request) => updateVacancy(deps, actorOf(request), targetOf(request), request.body.vacancy),
  })
  app.route({
    ...vacancies.remove,
    handler: (request) => deleteVacancy(deps, actorOf(request), targetOf(request)),
  })
}
