import { type Project, type ProjectInput, project } from '@portal/contract/projects'
import { createOnce } from '../../db/idempotency.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import type { Deps } from '../deps.ts'
import { checkProposal } from './check-project.ts'
import { insertProject, replaceTechnologies } from './project-changes.store.ts'
import { presentProject } from './projects.presenter.ts'
import { findProjectRow } from './projects.store.ts'
import { projectTrail } from './projects.trail.ts'

/**
 * Adds a project; 422 by field for a manager who is inactive or not manager-level, an unknown customer and unknown
 * technologies.
 */
export async function createProject(
  deps: Deps,
  actor: Actor,
  input: ProjectInput,
  idempotencyKey: string | undefined,
): Promise<Project> {
  const creation = { idempotencyKey, request: ['create-project', input], schema: project } as const
  return createOnce(deps, actor, creation, async (tx) => {
    const { technologies, ...values } = input
    const technologyIds = [...new Set(technologies)]
    await checkProposal(tx, { ...values, is_bench: false, technologyIds })
    const id = await insertProject(tx, { ...values, name_folded: input.name, app: [...new Set(input.app)] })
    await replaceTechnologies(tx, id, technologyIds)
    const added = await presentProject(tx, actor, await findProjectRow(tx, id))
    await addToTrail(tx, deps.clock, actor, projectTrail.created('projects.create', added))
    return added
  })
}
