import type { ApplicationType } from '@portal/domain/projects'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { type PageQuery, pageCount, sliceIfPaged } from '../../paging.ts'
import { presentProjects } from './projects.presenter.ts'
import { countProjects, listProjectRows } from './projects.store.ts'

type Filter = PageQuery & {
  name?: string | undefined
  technology?: number | undefined
  company?: number | undefined
  manager?: number | undefined
  from_scratch?: boolean | undefined
  application?: ApplicationType | undefined
}

/** By name. Without a page: all of them. */
export async function listProjects({ db }: Deps, actor: Actor, filter: Filter) {
  const match = {
    name: filter.name,
    technologyId: filter.technology,
    customerId: filter.company,
    managerId: filter.manager,
    fromScratch: filter.from_scratch,
    application: filter.application,
  }
  const slice = sliceIfPaged(filter)
  const [rows, count] = await Promise.all([listProjectRows(db, match, slice), countProjects(db, match)])
  return { projects: await presentProjects(db, actor, rows), total_pages: pageCount(count, slice), count }
}
