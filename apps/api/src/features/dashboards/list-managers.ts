import type { ManagerWithProjects } from '@portal/contract/dashboards/dashboards'
import type { Deps } from '../../deps.ts'
import { listManagerRows } from './managers.store.ts'

/** Lists active project managers by name, with the people of current contracts on their projects; Bench is left out. */
export async function listManagers({ db, clock }: Deps): Promise<ManagerWithProjects[]> {
  const managers = new Map<number, ManagerWithProjects>()
  for (const { manager, project, developer } of await listManagerRows(db, { today: clock.today() })) {
    const shown = managers.get(manager.id) ?? { ...manager, projects: [] }
    managers.set(manager.id, shown)
    if (!project || !developer) continue
    // The rows of a project follow one another.
    const last = shown.projects.at(-1)
    if (last?.id === project.id) last.developers.push(developer)
    else shown.projects.push({ ...project, developers: [developer] })
  }
  return [...managers.values()]
}
