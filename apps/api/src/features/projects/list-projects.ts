import type { ProjectFilters, ProjectQuery } from '@portal/contract/projects'
import type { Actor } from '../../use-case/actor.ts'
import { pageCount, sliceIfPaged } from '../../use-case/paging.ts'
import type { Deps } from '../deps.ts'
import { presentProjects } from './projects.presenter.ts'
import { countProjects, listProjectRows } from './projects.store.ts'

/** Lists projects by name. Without a page it returns all of them. */
export async function listProjects({ db }: Deps, actor: Actor, filter: ProjectQuery) {
  const match = matchOf(filter)
  const slice = sliceIfPaged(filter)
  const [rows, count] = await Promise.all([listProjectRows(db, match, slice), countProjects(db, match)])
  return { projects: await presentProjects(db, actor, rows), total_pages: pageCount(count, slice), count }
}

export const matchOf = (filter: ProjectFilters) => ({
  id: filter.id,
  name: filter.name,
  technology_id: filter.technology,
  customer_id: filter.company,
  manager_id: filter.manager,
  from_scratch: filter.from_scratch,
  application: filter.application,
  sort: filter.sort,
})
