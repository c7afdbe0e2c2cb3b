import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { userCalendarSearch } from '../../../features/reports/calendar/calendar-search.ts'
import { choiceOf } from '../../../features/reports/calendar/remembered-choice.ts'
import {
  shownAddress,
  shownMonth,
  userIdIn,
  userLimits,
} from '../../../features/reports/calendar/shown-month.ts'
import {
  prefetchUserMonth,
  UserCalendarPage,
} from '../../../features/reports/calendar/user-calendar-page.tsx'
import { t } from '../../../messages/messages.ts'
import { companyDay } from '../../../session/company-day.ts'

export const Route = createFileRoute('/_app/admin-monthly-report_/$userId')({
  staticData: { access: 'managerLevel', title: t.pageTitles.calendar, parent: '/admin-monthly-report' },
  validateSearch: userCalendarSearch,
  beforeLoad: ({ context: { portal }, params, search }) => {
    const today = companyDay(portal.time_zone)
    const shown = shownAddress(search, userLimits(today), today)
    if (shown) throw redirect({ to: '/admin-monthly-report/$userId', params, search: shown, replace: true })
  },
  loader: ({ context: { queryClient, portal, user }, params, location }) => {
    const today = companyDay(portal.time_zone)
    const search = z.parse(userCalendarSearch, location.search)
    const month = shownMonth(search, userLimits(today), today)
    const remembered = choiceOf(user.id, userIdIn(params.userId))?.project?.id
    if (search.project_id === undefined && remembered !== undefined) {
      throw redirect({
        to: '/admin-monthly-report/$userId',
        params,
        search: { ...search, project_id: remembered },
        replace: true,
      })
    }
    prefetchUserMonth(queryClient, { ...params, month, projectId: search.project_id })
  },
  component: UserCalendarPage,
})
