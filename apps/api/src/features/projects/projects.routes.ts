import { projectFiles, projects } from '@portal/contract/projects'
import { projectTeams } from '@portal/contract/projects/project-team'
import { actorOf } from '../../http/access/access.ts'
import { idempotencyKeyOf } from '../../http/input/idempotency-key.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { targetOf } from '../../http/versions/row-versions.ts'
import type { AddListFiles, Deps } from '../deps.ts'
import { createProject } from './create-project.ts'
import { deleteProject } from './delete-project.ts'
import { listProjects } from './list-projects.ts'
import { listProjectNames, listTechnologyPairs } from './projects.store.ts'
import { projectsTable } from './projects-table.ts'
import { type FindCustomer, showProject } from './show-project.ts'
import { type HoursOfProject, showTeam } from './show-team.ts'
import { updateProject } from './update-project.ts'

type Options = { findCustomer: FindCustomer; hoursOfProject: HoursOfProject; addListFiles: AddListFiles }

export function projectsRoutes(
  app: PortalApp,
  deps: Deps,
  { findCustomer, hoursOfProject, addListFiles }: Options,
): void {
  addListFiles(projectFiles, projectsTable)
  app.route({
    ...projects.list,
    handler: (request) => listProjects(deps, actorOf(request), request.query),
  })
  app.route({ ...projects.names, handler: (request) => listProjectNames(deps.db, request.query) })
  app.route({
    ...projects.show,
    handler: (request) => showProject(deps, actorOf(request), request.params.id, findCustomer),
  })
  app.route({
    ...projectTeams.show,
    handler: (request) => showTeam(deps, request.params.id, hoursOfProject),
  })
  app.route({
    ...projects.create,
    handler: (request) =>
      createProject(deps, actorOf(request), request.body.project, idempotencyKeyOf(request)),
  })
  app.route({
    ...projects.update,
    handler: (request) => updateProject(deps, actorOf(request), targetOf(request), request.body.project),
  })
  app.route({
    ...projects.remove,
    handler: (request) => deleteProject(deps, actorOf(request), targetOf(request)),
  })
  app.route({ ...projects.technologyPairs, handler: () => listTechnologyPairs(deps.db) })
}
