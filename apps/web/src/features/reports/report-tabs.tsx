import { Link } from '@tanstack/react-router'
import { t } from '../../messages/messages.ts'
import styles from './report-tabs.module.css'

const tabs = [{ to: '/my-report', label: t.reports.monthlyReport }] as const

/** The links between a person's own report and calendar. They keep the month. */
export const ReportTabs = () => (
  <nav aria-label={t.reports.tabs} className={styles.tabs} data-no-print>
    {tabs.map(({ to, label }) => (
      <Link
        key={to}
        to={to}
        search={({ month }) => ({ month })}
        className={styles.tab}
        activeOptions={{ includeSearch: false }}
        activeProps={{ 'aria-current': 'page' }}
      >
        {label}
      </Link>
    ))}
  </nav>
)
