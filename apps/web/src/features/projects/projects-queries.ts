import { projectSort, projects } from '@portal/contract/projects'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../api/query.ts'
import type { ProjectSearch } from './project-search.ts'

export const projectPageSize = 10

/** Which projects the address shows, and in which order, as the API takes it. */
export const listOf = ({ page: _, sort, ...filters }: ProjectSearch) => ({
  ...filters,
  sort: projectSort.safeParse(sort).data,
})

export const projectsPage = (search: ProjectSearch) =>
  q(projects.list, { query: { ...listOf(search), page: search.page ?? 1, limit: projectPageSize } })

/** The project of that id as the list shows it; undefined until it is loaded. */
export const useListedProject = (id: number | undefined) =>
  useQuery({
    ...q(projects.list, { query: { id: id ?? 0 } }),
    enabled: id !== undefined,
    select: (answer) => answer.projects[0],
  }).data

export const contractLogPage = (id: number, page = 1) =>
  q(projects.contracts, { params: { id }, query: { page, limit: projectPageSize } })
