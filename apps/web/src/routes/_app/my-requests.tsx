import { createFileRoute, redirect } from '@tanstack/react-router'
import { MyRequestsPage } from '../../features/leave-requests/requests-page.tsx'
import { prefetchRequests } from '../../features/leave-requests/requests-queries.ts'
import { preselected, requestsSearch } from '../../features/leave-requests/requests-search.ts'
import { t } from '../../messages/messages.ts'
import { companyDay } from '../../session/company-day.ts'

export const Route = createFileRoute('/_app/my-requests')({
  staticData: { access: 'signedIn', title: t.pageTitles.ownRequests, parent: '/requests' },
  validateSearch: requestsSearch,
  beforeLoad: ({ search }) => {
    const shown = preselected(search)
    if (shown) throw redirect({ to: '/my-requests', search: { ...shown, user: undefined }, replace: true })
  },
  loader: ({ context: { queryClient, portal }, location }) =>
    prefetchRequests(queryClient, location.search, {
      today: companyDay(portal.time_zone),
      isEveryones: false,
    }),
  component: MyRequestsPage,
})
