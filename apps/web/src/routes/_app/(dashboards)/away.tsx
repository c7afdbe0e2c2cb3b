import { monthOf } from '@portal/domain/days'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { AwayPage } from '../../../features/away/away-page.tsx'
import { awayPage } from '../../../features/away/away-queries.ts'
import { awaySearch } from '../../../features/away/away-search.ts'
import { t } from '../../../messages/messages.ts'
import { companyDay } from '../../../session/company-day.ts'

export const Route = createFileRoute('/_app/(dashboards)/away')({
  staticData: { access: 'managerLevel', title: t.pageTitles.away, parent: '/users_list' },
  validateSearch: awaySearch,
  loader: ({ context: { queryClient, portal }, location }) => {
    const search = z.parse(awaySearch, location.search)
    const month = search.month ?? monthOf(companyDay(portal.time_zone))
    void queryClient.prefetchQuery(awayPage({ ...search, month }))
  },
  component: AwayPage,
})
