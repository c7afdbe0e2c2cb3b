import {
  educations,
  experiences,
  resumeProjects,
  skillSets,
} from '@portal/contract/resumes/ordered-section-routes'
import { actorOf } from '../../../http/access/access.ts'
import type { PortalApp } from '../../../http/portal-app.ts'
import { targetOf } from '../../../http/versions/row-versions.ts'
import type { Deps } from '../../deps.ts'
import { addItem } from './add-item.ts'
import { changeItem } from './change-item.ts'
import { deleteItem } from './delete-item.ts'
import {
  educationSection,
  experienceSection,
  resumeProjectSection,
  skillSetSection,
} from './ordered-sections.ts'
import { reorderItems } from './reorder-items.ts'

export function orderedSectionsRoutes(app: PortalApp, deps: Deps): void {
  app.route({
    ...experiences.create,
    handler: (request) => addItem(deps, actorOf(request), experienceSection, request.body.resume_experience),
  })
  app.route({
    ...experiences.update,
    handler: (request) =>
      changeItem(
        deps,
        actorOf(request),
        experienceSection,
        targetOf(request),
        request.body.resume_experience,
      ),
  })
  app.route({
    ...experiences.remove,
    handler: (request) => deleteItem(deps, actorOf(request), experienceSection, targetOf(request)),
  })
  app.route({
    ...experiences.reorder,
    handler: (request) =>
      reorderItems(deps, actorOf(request), experienceSection, request.body.resume_experiences),
  })
  app.route({
    ...educations.create,
    handler: (request) => addItem(deps, actorOf(request), educationSection, request.body.education),
  })
  app.route({
    ...educations.update,
    handler: (request) =>
      changeItem(deps, actorOf(request), educationSection, targetOf(request), request.body.education),
  })
  app.route({
    ...educations.remove,
    handler: (request) => deleteItem(deps, actorOf(request), educationSection, targetOf(request)),
  })
  app.route({
    ...educations.reorder,
    handler: (request) =>
      reorderItems(deps, actorOf(request), educationSection, request.body.resume_educations),
  })
  app.route({
    ...resumeProjects.create,
    handler: (request) => addItem(deps, actorOf(request), resumeProjectSection, request.body.resume_project),
  })
  app.route({
    ...resumeProjects.update,
    handler: (request) =>
      changeItem(
        deps,
        actorOf(request),
        resumeProjectSection,
        targetOf(request),
        request.body.resume_project,
      ),
  })
  app.route({
    ...resumeProjects.remove,
    handler: (request) => deleteItem(deps, actorOf(request), resumeProjectSection, targetOf(request)),
  })
  app.route({
    ...resumeProjects.reorder,
    handler: (request) =>
      reorderItems(deps, actorOf(request), resumeProjectSection, request.body.resume_projects),
  })
  app.route({
    ...skillSets.create,
    handler: (request) => addItem(deps, actorOf(request), skillSetSection, request.body.skill_set),
  })
  app.route({
    ...skillSets.update,
    handler: (request) =>
      changeItem(deps, actorOf(request), skillSetSection, targetOf(request), request.body.skill_set),
  })
  app.route({
    ...skillSets.remove,
    handler: (request) => deleteItem(deps, actorOf(request), skillSetSection, targetOf(request)),
  })
  app.route({
    ...skillSets.reorder,
    handler: (request) => reorderItems(deps, actorOf(request), skillSetSection, request.body.resume_skills),
  })
}
