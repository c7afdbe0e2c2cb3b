import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../../../features/profiles/profile-page.tsx'
import { prefetchPerson } from '../../../features/profiles/profile-queries.ts'
import { profileSearch } from '../../../features/profiles/profile-search.ts'
import { t } from '../../../messages/messages.ts'

export const Route = createFileRoute('/_app/users/$id')({
  staticData: {
    access: 'managerLevel',
    title: t.pageTitles.person,
    parent: '/manage-users',
    isOfPerson: true,
  },
  validateSearch: profileSearch,
  loader: ({ context, params }) => prefetchPerson(context.queryClient, params.id),
  component: ProfilePage,
})
