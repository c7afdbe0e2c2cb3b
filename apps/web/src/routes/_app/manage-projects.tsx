import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { projectSearch } from '../../features/projects/project-search.ts'
import { ProjectsPage } from '../../features/projects/projects-page.tsx'
import { projectsPage } from '../../features/projects/projects-queries.ts'
import { t } from '../../messages/messages.ts'

export const Route = createFileRoute('/_app/manage-projects')({
  staticData: { access: 'managerLevel', title: t.pageTitles.projects },
  validateSearch: projectSearch,
  loader: ({ context, location }) => {
    void context.queryClient.prefetchQuery(projectsPage(z.parse(projectSearch, location.search)))
  },
  component: ProjectsPage,
})
