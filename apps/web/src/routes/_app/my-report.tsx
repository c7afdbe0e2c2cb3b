import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { OwnReportPage } from '../../features/reports/own/own-report-page.tsx'
import { ownRecords } from '../../features/reports/own/own-report-queries.ts'
import { chosenMonth, ownReportSearch, shownAddress } from '../../features/reports/own/own-report-search.ts'
import { t } from '../../messages/messages.ts'
import { companyDay } from '../../session/company-day.ts'

export const Route = createFileRoute('/_app/my-report')({
  staticData: { access: 'defaultOnly', title: t.pageTitles.ownReport },
  validateSearch: ownReportSearch,
  beforeLoad: ({ context: { portal }, search }) => {
    const shown = shownAddress(search, companyDay(portal.time_zone))
    if (shown) throw redirect({ to: '/my-report', search: shown, replace: true })
  },
  loader: ({ context: { queryClient, portal }, location }) => {
    const search = z.parse(ownReportSearch, location.search)
    const month = chosenMonth(search, companyDay(portal.time_zone))
    void queryClient.prefetchQuery(ownRecords({ ...search, month }))
  },
  component: OwnReportPage,
})
