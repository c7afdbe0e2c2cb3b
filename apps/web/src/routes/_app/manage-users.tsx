import { createFileRoute } from '@tanstack/react-router'
import { UsersPage } from '../../features/users/users-page.tsx'
import { usersPage } from '../../features/users/users-queries.ts'
import { usersSearch } from '../../features/users/users-search.ts'
import { t } from '../../messages/messages.ts'

export const Route = createFileRoute('/_app/manage-users')({
  staticData: { access: 'managerLevel', title: t.titles.users },
  validateSearch: usersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(usersPage(deps))
  },
  component: UsersPage,
})
