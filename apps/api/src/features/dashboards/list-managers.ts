import type { ManagersQuery, ManagerWithProjects } from '@portal/contract/dashboards/dashboards'
import { containing } from '../../db/reads/containing.ts'
import type { Deps } from '../deps.ts'
import { listManagerRows } from './managers.store.ts'

/**
 * Lists active project managers by name, with the people of current contracts on their projects; Bench is left out. A
 * search finds managers by their own names and by those of projects and people, and shows all that they lead.
 */
export async function listManagers(
  { db, clock }: Deps,
  { search = '', sort }: ManagersQuery,
): Promise<ManagerWithProjects[]> {
  const managers = new Map<number, ManagerWithProjects>()
  const rows = await listManagerRows(db, { today: clock.today(), pattern: containing(search) })
  for (const { manager, project, developer } of rows) {
    const shown = managers.get(manager.id) ?? { ...manager, projects: [] }
    managers.set(manager.id, shown)
    if (!project || !developer) continue
    // The rows of a project follow one another.
    const last = shown.projects.at(-1)
    if (last?.id === project.id) last.developers.push(developer)
    else shown.projects.push({ ...project, developers: [developer] })
  }
  const byName = [...managers.values()]
  return sort?.isDescending ? byName.toReversed() : byName
}
