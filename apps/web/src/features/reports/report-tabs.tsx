import { monthOf } from '@portal/domain/days'
import { t } from '../../messages/messages.ts'
import { useUser } from '../../session/use-user.ts'
import { PageTab, PageTabs } from '../../shared/page/page-tabs.tsx'
import { rememberedChoice } from './calendar/remembered-choice.ts'
import { keptChoice } from './monthly/report-choice.ts'

const activeOptions = { includeSearch: false, exact: true } as const

/** The links between a person's own report and calendar. They keep the month. */
export const ReportTabs = () => (
  <PageTabs label={t.reports.tabs}>
    <PageTab to="/my-report" search={({ month }) => ({ month })} activeOptions={activeOptions}>
      {t.reports.monthlyReport}
    </PageTab>
    <PageTab to="/monthly-report" search={({ month }) => ({ month })} activeOptions={activeOptions}>
      {t.reports.monthlyCalendar}
    </PageTab>
  </PageTabs>
)

/**
 * The links between everyone's report, with the filters and the view chosen last, and a calendar: that of the person shown or chosen
 * last, at first one's own. They keep the month.
 */
export function EveryonesReportTabs({ shownUserId }: { shownUserId?: number }) {
  const { id } = useUser()
  const userId = String(shownUserId ?? rememberedChoice(id)?.user.id ?? id)
  return (
    <PageTabs label={t.reports.everyonesTabs}>
      <PageTab
        to="/admin-monthly-report"
        search={({ month }) => ({ month, ...keptChoice(id) })}
        activeOptions={activeOptions}
      >
        {t.reports.monthlyReport}
      </PageTab>
      <PageTab
        to="/admin-monthly-report/$userId"
        params={{ userId }}
        search={({ month, day }) => ({ month: month ?? (day && monthOf(day)) })}
        activeOptions={activeOptions}
      >
        {t.reports.monthlyCalendar}
      </PageTab>
    </PageTabs>
  )
}
