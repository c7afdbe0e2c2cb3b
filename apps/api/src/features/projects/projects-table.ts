import type { Project, ProjectFilters } from '@portal/contract/projects'
import { applicationNames, yesOrNo } from '@portal/words/value-names'
import { rowsOfIds } from '../../files/tables/list-table.ts'
import type { TableOfList } from '../deps.ts'
import { matchOf } from './list-projects.ts'
import { presentProjects } from './projects.presenter.ts'
import { listProjectIds, listProjectRowsOf } from './projects.store.ts'

/** The list of projects as a file. */
export const projectsTable: TableOfList<'projects', Project, ProjectFilters> = {
  cells: {
    name: ({ name }) => name,
    customer: ({ customer }) => customer,
    manager: ({ manager }) => manager,
    technologies: ({ technologies }) => technologies.map(({ name }) => name),
    app: ({ app }, language) => app.map((type) => applicationNames[language][type]),
    from_scratch: ({ from_scratch }, language) => yesOrNo[language][`${from_scratch}`],
    payment_integration: ({ payment_integration }, language) => yesOrNo[language][`${payment_integration}`],
    industry: ({ industry }) => industry,
    description: ({ description }) => description,
    url: ({ url }) => url,
    designs: ({ designs }) => designs,
    specs: ({ specs }) => specs,
    milestones: ({ milestones }) => milestones,
  },
  read: async ({ db }, actor, filters) =>
    rowsOfIds(await listProjectIds(db, matchOf(filters)), async (ids) =>
      presentProjects(db, actor, await listProjectRowsOf(db, ids)),
    ),
}
