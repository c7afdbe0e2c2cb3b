import { createFileRoute } from '@tanstack/react-router'
import { prefetchPerson } from '../../../features/user-profile/profile-queries.ts'
import { profileSearch } from '../../../features/user-profile/profile-search.ts'
import { UserProfilePage } from '../../../features/user-profile/user-profile-page.tsx'
import { t } from '../../../messages/messages.ts'

export const Route = createFileRoute('/_app/users/$id')({
  staticData: { access: 'managerLevel', title: t.titles.userProfile, parent: '/manage-users' },
  validateSearch: profileSearch,
  loader: ({ context, params }) => {
    prefetchPerson(context.queryClient, params.id)
  },
  component: UserProfilePage,
})
