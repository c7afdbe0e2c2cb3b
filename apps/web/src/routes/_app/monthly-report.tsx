import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ownCalendarSearch } from '../../features/reports/calendar/calendar-search.ts'
import { OwnCalendarPage } from '../../features/reports/calendar/own-calendar-page.tsx'
import { shownAddress, shownMonth } from '../../features/reports/calendar/shown-month.ts'
import { ownMonth } from '../../features/reports/own/own-report-queries.ts'
import { ownMonths } from '../../features/reports/own/own-report-search.ts'
import { t } from '../../messages/messages.ts'
import { companyDay } from '../../session/company-day.ts'

export const Route = createFileRoute('/_app/monthly-report')({
  staticData: { access: 'defaultOnly', title: t.pageTitles.calendar, parent: '/my-report' },
  validateSearch: ownCalendarSearch,
  beforeLoad: ({ context: { portal }, search }) => {
    const today = companyDay(portal.time_zone)
    const shown = shownAddress(search, ownMonths(today), today)
    if (shown) throw redirect({ to: '/monthly-report', search: shown, replace: true })
  },
  loader: ({ context: { queryClient, portal }, location }) => {
    const today = companyDay(portal.time_zone)
    const search = z.parse(ownCalendarSearch, location.search)
    void queryClient.prefetchQuery(ownMonth(shownMonth(search, ownMonths(today), today)))
  },
  component: OwnCalendarPage,
})
