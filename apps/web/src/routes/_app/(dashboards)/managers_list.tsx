import { dashboards } from '@portal/contract/dashboards/dashboards'
import { createFileRoute } from '@tanstack/react-router'
import { q } from '../../../api/query.ts'
import { ManagersPage } from '../../../features/dashboards/managers/managers-page.tsx'
import { t } from '../../../messages/messages.ts'

export const Route = createFileRoute('/_app/(dashboards)/managers_list')({
  staticData: { access: 'managerLevel', title: t.dashboards.managersPageTitle, parent: '/users_list' },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(q(dashboards.managers))
  },
  component: ManagersPage,
})
