import { Button } from '@mantine/core'
import { reports } from '@portal/contract/reports'
import { t } from '../../../../messages/messages.ts'
import { DownloadHours } from '../../../../reference/hours-file/download-hours.tsx'
import { FileButton } from '../../../../shared/downloads/file-button.tsx'
import { daysOf, type Period } from '../../../../shared/period/period.ts'
import { reportQuery } from '../report-queries.ts'
import type { ReportFilters } from '../report-search.ts'
import styles from './report-files.module.css'

type Props = { period: Period; filters: ReportFilters }

/** Saves the report and the salaries, each as CSV or as XLSX, of the rows that the filters leave, and the hours day by day. */
export function ReportFiles({ period, filters }: Props) {
  const query = reportQuery(period, filters)
  return (
    <>
      <Button.Group className={styles.pair}>
        <FileButton descriptor={reports.monthlyCsv} query={query} label={t.monthlyReport.reportCsv} />
        <FileButton
          descriptor={reports.monthlyXlsx}
          query={query}
          label={t.monthlyReport.reportXlsx}
          shown={t.monthlyReport.xlsx}
        />
      </Button.Group>
      <Button.Group className={styles.pair}>
        <FileButton descriptor={reports.salaryCsv} query={query} label={t.monthlyReport.salaryCsv} />
        <FileButton
          descriptor={reports.salaryXlsx}
          query={query}
          label={t.monthlyReport.salaryXlsx}
          shown={t.monthlyReport.xlsx}
        />
      </Button.Group>
      <DownloadHours
        className={styles.hours}
        {...daysOf(period)}
        user_id={filters.user_id}
        project_id={filters.project_id}
        hasOtherFilters={filters.job_status_id !== undefined || filters.category_id !== undefined}
      />
    </>
  )
}
