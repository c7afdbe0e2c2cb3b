import { dashboards } from '@portal/contract/dashboards/dashboards'
import { createFileRoute } from '@tanstack/react-router'
import { q } from '../../../api/query.ts'
import { ManagersPage } from '../../../features/dashboards/managers/managers-page.tsx'
import { managersSearch } from '../../../features/dashboards/managers/managers-search.ts'
import { t } from '../../../messages/messages.ts'

export const Route = createFileRoute('/_app/(dashboards)/managers_list')({
  staticData: { access: 'managerLevel', title: t.dashboards.managersPageTitle, parent: '/users_list' },
  validateSearch: managersSearch,
  loader: ({ context, location }) => {
    const query = managersSearch.parse(location.search)
    void context.queryClient.prefetchQuery(q(dashboards.managers, { query }))
  },
  component: ManagersPage,
})
