import type { AvailableContract } from '@portal/contract/available-contract'

export type ManagerOfProjects = { id: number; name: string; portrait: string | null; projects: string[] }

/** The managers of the projects of these contracts, each once with the projects. */
export function managersOf(contracts: readonly AvailableContract[]): ManagerOfProjects[] {
  const managers = new Map<number, ManagerOfProjects>()
  for (const { manager_id: id, manager: name, manager_avatar: portrait, project } of contracts) {
    if (id === null || name === null) continue
    const known = managers.get(id) ?? { id, name, portrait, projects: [] }
    managers.set(id, { ...known, projects: [...known.projects, project] })
  }
  return [...managers.values()]
}
