import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { t } from '../../../messages/messages.ts'
import { ownPendingLeave } from '../../../reference/leave/pending-leave.ts'
import { useToday, useUser } from '../../../session/use-user.ts'
import { PageHeader } from '../../../shared/page/page-header.tsx'
import { monthInAddress } from '../../../shared/period/month-in-address.ts'
import { ownMonth } from '../own/own-report-queries.ts'
import { ownMonths } from '../own/own-report-search.ts'
import { ReportTabs } from '../report-tabs.tsx'
import { MonthOfRecords } from './month-of-records.tsx'
import { PrintedSheet } from './printed-sheet.tsx'
import { shownMonth } from './shown-month.ts'

const route = getRouteApi('/_app/monthly-report')

/** Shows a person's own month. */
export function OwnCalendarPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { full_name: name } = useUser()
  const today = useToday()
  const limits = ownMonths(today)
  const pending = useQuery(ownPendingLeave)
  const month = shownMonth(search, limits, today)
  return (
    <PrintedSheet heading={t.calendar.sheet([name], month)}>
      <PageHeader title={t.navigation.report} list={t.pageTitles.calendar} tabs={<ReportTabs />} />
      <MonthOfRecords
        of="own"
        today={today}
        month={month}
        limits={limits}
        search={search}
        pending={pending.data?.paginate_requests}
        queryOf={ownMonth}
        onMonth={(next) =>
          void navigate({ search: { month: monthInAddress(next, today) }, resetScroll: false })
        }
        onList={(day) =>
          void navigate({ search: (now) => ({ ...now, day }), replace: true, resetScroll: false })
        }
      />
    </PrintedSheet>
  )
}
