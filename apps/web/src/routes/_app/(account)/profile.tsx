import { createFileRoute } from '@tanstack/react-router'
import { MyProfilePage } from '../../../features/profiles/own/my-profile-page.tsx'
import { own } from '../../../features/profiles/profile-queries.ts'
import { profileSearch } from '../../../features/profiles/profile-search.ts'
import { t } from '../../../messages/messages.ts'

export const Route = createFileRoute('/_app/(account)/profile')({
  staticData: { access: 'signedIn', title: t.navigation.myProfile },
  validateSearch: profileSearch,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(own)
  },
  component: MyProfilePage,
})
