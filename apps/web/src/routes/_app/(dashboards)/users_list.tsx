import { monthOf } from '@portal/domain/days'
import { landingFor } from '@portal/domain/landing'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ForecastPanel } from '../../../features/dashboards/forecast/forecast-panel.tsx'
import { loadForecast } from '../../../features/dashboards/forecast/forecast-queries.ts'
import { forecastSearch } from '../../../features/dashboards/forecast/forecast-search.ts'
import { availablePage, staffPage } from '../../../features/dashboards/people/people-queries.ts'
import { peopleSearch } from '../../../features/dashboards/people/people-search.ts'
import { shownMonth } from '../../../features/dashboards/people/shown-month.ts'
import { UsersDashboardPage } from '../../../features/dashboards/people/users-dashboard-page.tsx'
import { t } from '../../../messages/messages.ts'
import { companyDay } from '../../../session/company-day.ts'
import { roleHolderOf } from '../../../session/role-holder.ts'

const usersListSearch = z.extend(peopleSearch, forecastSearch)

export const Route = createFileRoute('/_app/(dashboards)/users_list')({
  // The page is the dashboard of everyone who has no other one; the others are sent on.
  staticData: { access: 'signedIn', title: t.pageTitles.usersDashboard },
  validateSearch: usersListSearch,
  loader: async ({ context: { queryClient, portal, user }, location, cause }) => {
    const landing = landingFor(roleHolderOf(user))
    if (landing !== '/users_list') throw redirect({ to: landing })
    const { view, month, forecast, ...search } = z.parse(usersListSearch, location.search)
    const thisMonth = monthOf(companyDay(portal.time_zone))
    if (view === undefined) void queryClient.prefetchQuery(availablePage(search))
    else void queryClient.prefetchQuery(staffPage({ ...search, view, month: shownMonth(month, thisMonth) }))
    // A list that is open from the start is as high as its content; the page waits for it, so that nothing moves.
    if (cause === 'enter' && view === undefined && forecast !== undefined) await loadForecast(queryClient)
  },
  component: () => (
    <UsersDashboardPage>
      <ForecastPanel />
    </UsersDashboardPage>
  ),
})
