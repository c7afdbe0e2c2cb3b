import type { Project } from '@portal/contract/projects'
import type { DbOrTx } from '../../db/client.ts'
import type { Actor } from '../../use-case/actor.ts'
import { canOf, refusedDelete } from '../../use-case/authorized.ts'
import { found } from '../../use-case/not-found.ts'
import { projectPolicy } from './projects.policy.ts'
import { listTechnologiesOf, type ProjectRow } from './projects.store.ts'

/** Adds the technologies with one more query for all projects together. */
export async function presentProjects(
  db: DbOrTx,
  actor: Actor,
  rows: readonly ProjectRow[],
): Promise<Project[]> {
  if (rows.length === 0) return []
  const technologies = await listTechnologiesOf(
    db,
    rows.map((row) => row.id),
  )
  const technologiesOf = Map.groupBy(technologies, (technology) => technology.project_id)
  return rows.map((row) => {
    const verdicts = projectPolicy(actor, row)
    return {
      ...row,
      technologies: (technologiesOf.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
      can: { ...canOf(verdicts), ...refusedDelete(verdicts.delete) },
    }
  })
}

/** Presents one project; 404 when there is none. */
export async function presentProject(
  db: DbOrTx,
  actor: Actor,
  row: ProjectRow | undefined,
): Promise<Project> {
  const [project] = await presentProjects(db, actor, row === undefined ? [] : [row])
  return found(project, 'projects.not_found')
}
