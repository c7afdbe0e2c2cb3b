import { projects } from '@portal/contract/projects'
import { createFileRoute } from '@tanstack/react-router'
import { q } from '../../../api/query.ts'
import { ProjectProfilePage } from '../../../features/projects/profile/project-profile-page.tsx'
import { profileSearch } from '../../../features/projects/project-search.ts'
import { t } from '../../../messages/messages.ts'

export const Route = createFileRoute('/_app/projects/$id')({
  staticData: { access: 'managerLevel', title: t.pageTitles.project, parent: '/manage-projects' },
  // A text that is no number becomes NaN, which the server refuses.
  params: {
    parse: ({ id }) => ({ id: Number(id) }),
    stringify: ({ id }) => ({ id: String(id) }),
  },
  validateSearch: profileSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(q(projects.show, { params }))
  },
  component: ProjectProfilePage,
})
