import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { LeaveBalancesPage } from '../../../features/leave-balances/leave-balances-page.tsx'
import { leaveBalancesPage } from '../../../features/leave-balances/leave-balances-queries.ts'
import { leaveBalancesSearch } from '../../../features/leave-balances/leave-balances-search.ts'
import { t } from '../../../messages/messages.ts'

export const Route = createFileRoute('/_app/(dashboards)/leaves_list')({
  staticData: { access: 'managerLevel', title: t.pageTitles.leaveBalances, parent: '/users_list' },
  validateSearch: leaveBalancesSearch,
  loader: ({ context, location }) => {
    void context.queryClient.prefetchQuery(leaveBalancesPage(z.parse(leaveBalancesSearch, location.search)))
  },
  component: LeaveBalancesPage,
})
