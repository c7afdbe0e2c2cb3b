import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { MonthlyReportPage } from '../../features/reports/monthly/monthly-report-page.tsx'
import { choiceToRestore } from '../../features/reports/monthly/report-choice.ts'
import { filtersOf } from '../../features/reports/monthly/report-filters.ts'
import { peoplePage, reportPage } from '../../features/reports/monthly/report-queries.ts'
import { reportSearch, shownAddress } from '../../features/reports/monthly/report-search.ts'
import { personSort, rowSort, viewOf } from '../../features/reports/monthly/report-sort.ts'
import { t } from '../../messages/messages.ts'
import { companyDay } from '../../session/company-day.ts'
import { periodOf } from '../../shared/period/period.ts'

export const Route = createFileRoute('/_app/admin-monthly-report')({
  staticData: { access: 'managerLevel', title: t.pageTitles.monthlyReport },
  validateSearch: reportSearch,
  beforeLoad: ({ context: { user, portal }, search }) => {
    const shown = shownAddress(search, companyDay(portal.time_zone))
    if (shown) throw redirect({ to: '/admin-monthly-report', search: shown, replace: true })
    const kept = choiceToRestore(user.id, search)
    if (kept) throw redirect({ to: '/admin-monthly-report', search: kept, replace: true })
  },
  loader: ({ context: { queryClient, portal }, location }) => {
    const search = z.parse(reportSearch, location.search)
    const today = companyDay(portal.time_zone)
    const period = periodOf(search, { today, latest: today })
    const { page } = search
    const filters = filtersOf(search)
    if (viewOf(search) === 'person')
      void queryClient.prefetchQuery(peoplePage(period, filters, { page, sort: personSort(search) }))
    else void queryClient.prefetchQuery(reportPage(period, filters, { page, sort: rowSort(search) }))
  },
  component: MonthlyReportPage,
})
