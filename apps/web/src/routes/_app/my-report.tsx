import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { OwnReportPage } from '../../features/reports/own/own-report-page.tsx'
import { ownRecords } from '../../features/reports/own/own-report-queries.ts'
import { chosenMonth, ownReportSearch } from '../../features/reports/own/own-report-search.ts'
import { t } from '../../messages/messages.ts'
import { companyDay } from '../../session/company-day.ts'

export const Route = createFileRoute('/_app/my-report')({
  staticData: { access: 'defaultOnly', title: t.ownReport.pageTitle },
  validateSearch: ownReportSearch,
  loader: ({ context: { queryClient, portal }, location }) => {
    const search = z.parse(ownReportSearch, location.search)
    const month = chosenMonth(search, companyDay(portal.time_zone))
    void queryClient.prefetchQuery(ownRecords({ ...search, month }))
  },
  component: OwnReportPage,
})
