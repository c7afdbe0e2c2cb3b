import { createFileRoute } from '@tanstack/react-router'
import { projectSearch } from '../../features/projects/project-search.ts'
import { ProjectsPage } from '../../features/projects/projects-page.tsx'
import { projectsPage } from '../../features/projects/projects-queries.ts'
import { t } from '../../messages/messages.ts'

export const Route = createFileRoute('/_app/manage-projects')({
  staticData: { access: 'managerLevel', title: t.titles.projects },
  validateSearch: projectSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(projectsPage(deps))
  },
  component: ProjectsPage,
})
