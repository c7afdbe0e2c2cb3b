import { projects } from '@portal/contract/projects'
import { q } from '../../api/query.ts'
import type { ProjectSearch } from './project-search.ts'

export const projectPageSize = 10

export const projectsPage = ({ page = 1, ...filters }: ProjectSearch) =>
  q(projects.list, { query: { ...filters, page, limit: projectPageSize } })

export const contractLogPage = (id: number, page = 1) =>
  q(projects.contracts, { params: { id }, query: { page, limit: projectPageSize } })
