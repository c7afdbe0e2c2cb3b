import { mayReadRequestsOfAll } from '@portal/domain/access'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { RequestsPage } from '../../features/leave-requests/requests-page.tsx'
import { prefetchRequests } from '../../features/leave-requests/requests-queries.ts'
import { preselected, requestsSearch } from '../../features/leave-requests/requests-search.ts'
import { t } from '../../messages/messages.ts'
import { companyDay } from '../../session/company-day.ts'

export const Route = createFileRoute('/_app/requests')({
  staticData: { access: 'signedIn', title: t.pageTitles.requests },
  validateSearch: requestsSearch,
  beforeLoad: ({ search }) => {
    const shown = preselected(search)
    if (shown) throw redirect({ to: '/requests', search: shown, replace: true })
  },
  loader: ({ context: { queryClient, portal, user }, location }) =>
    prefetchRequests(queryClient, location.search, {
      today: companyDay(portal.time_zone),
      isEveryones: mayReadRequestsOfAll(user),
    }),
  component: RequestsPage,
})
