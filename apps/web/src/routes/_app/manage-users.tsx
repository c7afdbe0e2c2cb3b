import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { UsersPage } from '../../features/users/users-page.tsx'
import { everyProject, usersPage } from '../../features/users/users-queries.ts'
import { usersSearch } from '../../features/users/users-search.ts'
import { t } from '../../messages/messages.ts'

export const Route = createFileRoute('/_app/manage-users')({
  staticData: { access: 'managerLevel', title: t.users.title },
  validateSearch: usersSearch,
  loader: ({ context, location }) => {
    void context.queryClient.prefetchQuery(usersPage(z.parse(usersSearch, location.search)))
    void context.queryClient.prefetchQuery(everyProject)
  },
  component: UsersPage,
})
