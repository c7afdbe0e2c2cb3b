import { createFileRoute } from '@tanstack/react-router'
import { ManagersPage } from '../../../features/dashboards/managers/managers-page.tsx'
import { managersList } from '../../../features/dashboards/managers/managers-queries.ts'
import { managersSearch } from '../../../features/dashboards/managers/managers-search.ts'
import { t } from '../../../messages/messages.ts'

export const Route = createFileRoute('/_app/(dashboards)/managers_list')({
  staticData: { access: 'managerLevel', title: t.pageTitles.managersDashboard, parent: '/users_list' },
  validateSearch: managersSearch,
  loader: ({ context, location }) => {
    void context.queryClient.prefetchQuery(managersList(managersSearch.parse(location.search)))
  },
  component: ManagersPage,
})
