import { useQuery } from '@tanstack/react-query'
import { t } from '../../../messages/messages.ts'
import { stateLooks } from '../../../reference/states/states.ts'
import { ErrorNotice } from '../../../shared/notices/error-notice.tsx'
import type { Period } from '../../../shared/period/period.ts'
import { BarList } from '../charts/bar-list.tsx'
import { ChartPanel, ChartPanels } from '../charts/chart-panels.tsx'
import { reportTotals } from './report-queries.ts'
import type { ReportFilters } from './report-search.ts'

type Props = {
  period: Period
  filters: ReportFilters
  /** Whether the rows of the report have arrived; the charts come after them. */
  isListed: boolean
}

/** Shows the hours of all pages of the report by project and by job status. */
export function ReportCharts({ period, filters, isListed }: Props) {
  const { data, error, refetch } = useQuery({ ...reportTotals(period, filters), enabled: isListed })
  if (error && !data)
    return <ErrorNotice title={t.charts.failed} error={error} onRetry={() => void refetch()} />
  return (
    <div data-no-print>
      <ChartPanels>
        <ChartPanel isWide>
          {data && (
            <BarList
              caption={t.charts.byProject}
              rows={data.projects.map(({ project_id: id, project: name, hours }) => ({ id, name, hours }))}
            />
          )}
        </ChartPanel>
        <ChartPanel>
          {data && (
            <BarList
              caption={t.monthlyReport.byStatus}
              rows={data.job_statuses.map(({ job_status_id: id, job_status: name, tag, hours }) => ({
                id,
                name,
                hours,
                color: stateLooks.jobStatus[tag].color,
              }))}
            />
          )}
        </ChartPanel>
      </ChartPanels>
    </div>
  )
}
