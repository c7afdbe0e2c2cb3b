import { createFileRoute } from '@tanstack/react-router'
import { person } from '../../features/user-profile/profile-queries.ts'
import { profileSearch } from '../../features/user-profile/profile-search.ts'
import { UserProfilePage } from '../../features/user-profile/user-profile-page.tsx'
import { t } from '../../messages/messages.ts'

export const Route = createFileRoute('/_app/users/$id')({
  staticData: { access: 'managerLevel', title: t.titles.userProfile, parent: '/manage-users' },
  validateSearch: profileSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(person(params.id))
  },
  component: UserProfilePage,
})
