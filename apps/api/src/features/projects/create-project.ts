import { type Project, type ProjectInput, project } from '@portal/contract/projects'
import type { Actor } from '../../actor.ts'
import { createOnce } from '../../db/idempotency.ts'
import type { Deps } from '../../deps.ts'
import { checkProposal } from './check-project.ts'
import { insertProject, replaceTechnologies } from './project-changes.store.ts'
import { presentProject } from './projects.presenter.ts'
import { findProjectRow } from './projects.store.ts'

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
    const technologyIds = [...new Set(input.technologies)]
    await checkProposal(tx, {
      is_bench: false,
      manager_id: input.manager_id,
      customer_id: input.customer_id,
      technologyIds,
      app: input.app,
    })
    const id = await insertProject(tx, {
      name: input.name,
      name_folded: input.name,
      manager_id: input.manager_id,
      customer_id: input.customer_id,
      app: [...new Set(input.app)],
      from_scratch: input.from_scratch,
      payment_integration: input.payment_integration,
      description: input.description ?? null,
      industry: input.industry ?? null,
      designs: input.designs ?? null,
      milestones: input.milestones ?? null,
      specs: input.specs ?? null,
      url: input.url ?? null,
    })
    await replaceTechnologies(tx, id, technologyIds)
    return presentProject(tx, actor, await findProjectRow(tx, id))
  })
}
