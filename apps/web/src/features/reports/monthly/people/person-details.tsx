import { Loader } from '@mantine/core'
import { formatHours } from '@portal/domain/hours/hours'
import { useQuery } from '@tanstack/react-query'
import { useIsPhone } from '../../../../browser/breakpoints.ts'
import { t } from '../../../../messages/messages.ts'
import { JobStatus } from '../../../../reference/states/state-marks.tsx'
import { RowLink } from '../../../../shared/lists/cells/cells.tsx'
import { PlainErrorNotice } from '../../../../shared/notices/plain-error-notice.tsx'
import type { Period } from '../../../../shared/period/period.ts'
import { largestPage, reportPage } from '../report-queries.ts'
import type { ReportFilters } from '../report-search.ts'
import { keyOfRow } from '../rows/report-columns.tsx'
import styles from './people.module.css'

type Props = { userId: number; name: string; period: Period; filters: ReportFilters }

/** The rows of one person: their hours by project, category and job status. */
export function PersonDetails({ userId, name, period, filters }: Props) {
  const isPhone = useIsPhone()
  const { data, error, refetch } = useQuery(
    reportPage(period, { ...filters, user_id: [userId] }, { limit: largestPage }),
  )
  if (error && !data) {
    return <PlainErrorNotice title={t.lists.failed} error={error} onRetry={() => void refetch()} />
  }
  if (!data) return <Loader size="xs" aria-label={t.lists.loading} />
  if (data.count === 0) return <p className={styles.none}>{t.charts.none}</p>
  const { paginate_report: rows, count } = data
  return (
    <>
      <table className={styles.details} aria-label={t.monthlyReport.rowsOf(name)}>
        <thead>
          <tr>
            <th scope="col">{t.records.project}</th>
            {!isPhone && <th scope="col">{t.records.category}</th>}
            {!isPhone && <th scope="col">{t.monthlyReport.jobStatus}</th>}
            <th scope="col" data-align="right">
              {t.records.hours}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOfRow(row)}>
              <td>
                <RowLink to="/projects/$id" params={{ id: row.project_id }}>
                  {row.project}
                </RowLink>
                {isPhone && (
                  <span className={styles.facts}>{[row.category, row.job_status].join(' · ')}</span>
                )}
              </td>
              {!isPhone && <td>{row.category}</td>}
              {!isPhone && (
                <td>
                  <JobStatus tag={row.tag} name={row.job_status} />
                </td>
              )}
              <td data-align="right" data-figures>
                {formatHours(row.hours)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > rows.length && <p className={styles.none}>{t.monthlyReport.further(count - rows.length)}</p>}
    </>
  )
}
