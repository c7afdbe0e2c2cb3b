import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { LeavesPage } from '../../../features/leave-balances/leave-balances-page.tsx'
import { leavesPage } from '../../../features/leave-balances/leave-balances-queries.ts'
import { leavesSearch } from '../../../features/leave-balances/leave-balances-search.ts'
import { t } from '../../../messages/messages.ts'

export const Route = createFileRoute('/_app/(dashboards)/leaves_list')({
  staticData: { access: 'managerLevel', title: t.titles.leavesList, parent: '/users_list' },
  validateSearch: leavesSearch,
  loader: ({ context, location }) => {
    void context.queryClient.prefetchQuery(leavesPage(z.parse(leavesSearch, location.search)))
  },
  component: LeavesPage,
})
