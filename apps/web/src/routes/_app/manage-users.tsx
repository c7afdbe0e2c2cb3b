import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { UsersPage } from '../../features/users/users-page.tsx'
import { everyProject, usersPage } from '../../features/users/users-queries.ts'
import { preselected, usersSearch } from '../../features/users/users-search.ts'
import { t } from '../../messages/messages.ts'

export const Route = createFileRoute('/_app/manage-users')({
  staticData: { access: 'managerLevel', title: t.pageTitles.users },
  validateSearch: usersSearch,
  beforeLoad: ({ location, search }) => {
    const shown = preselected(search, location.state)
    if (shown) throw redirect({ to: '/manage-users', search: shown, replace: true })
  },
  loader: ({ context, location }) => {
    void context.queryClient.prefetchQuery(usersPage(z.parse(usersSearch, location.search)))
    void context.queryClient.prefetchQuery(everyProject)
  },
  component: UsersPage,
})
