import { projectSort, projects } from '@portal/contract/projects'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../api/query.ts'
import type { ProjectSearch } from './project-search.ts'

export const projectPageSize = 10

export const projectsPage = ({ page = 1, sort, ...filters }: ProjectSearch) =>
  q(projects.list, {
    query: { ...filters, sort: projectSort.safeParse(sort).data, page, limit: projectPageSize },
  })

/** The project of that id as the list shows it; undefined until it is loaded. */
export const useListedProject = (id: number | undefined) =>
  useQuery({
    ...q(projects.list, { query: { id: id ?? 0 } }),
    enabled: id !== undefined,
    select: (answer) => answer.projects[0],
  }).data

export const contractLogPage = (id: number, page = 1) =>
  q(projects.contracts, { params: { id }, query: { page, limit: projectPageSize } })
