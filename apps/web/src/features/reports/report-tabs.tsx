import { monthOf } from '@portal/domain/days'
import { Link } from '@tanstack/react-router'
import { t } from '../../messages/messages.ts'
import { useUser } from '../../session/use-user.ts'
import { rememberedChoice } from './calendar/remembered-choice.ts'
import { storedFilters } from './monthly/report-search.ts'
import styles from './report-tabs.module.css'

const looks = {
  className: styles.tab,
  activeOptions: { includeSearch: false, exact: true },
  activeProps: { 'aria-current': 'page' },
} as const

/** The links between a person's own report and calendar. They keep the month. */
export const ReportTabs = () => (
  <nav aria-label={t.reports.tabs} className={styles.tabs} data-no-print>
    <Link to="/my-report" search={({ month }) => ({ month })} {...looks}>
      {t.reports.monthlyReport}
    </Link>
    <Link to="/monthly-report" search={({ month }) => ({ month })} {...looks}>
      {t.reports.monthlyCalendar}
    </Link>
  </nav>
)

/**
 * The links between everyone's report, with the filters chosen last, and the calendar of the person chosen last, at
 * first one's own. They keep the month.
 */
export function EveryonesReportTabs() {
  const { id } = useUser()
  const userId = String(rememberedChoice(id)?.user.id ?? id)
  return (
    <nav aria-label={t.reports.everyonesTabs} className={styles.tabs} data-no-print>
      <Link to="/admin-monthly-report" search={({ month }) => ({ month, ...storedFilters(id) })} {...looks}>
        {t.reports.monthlyReport}
      </Link>
      <Link
        to="/admin-monthly-report/$userId"
        params={{ userId }}
        search={({ month, day }) => ({ month: month ?? (day && monthOf(day)) })}
        {...looks}
      >
        {t.reports.monthlyCalendar}
      </Link>
    </nav>
  )
}
