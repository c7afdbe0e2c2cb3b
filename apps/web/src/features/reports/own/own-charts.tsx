import type { Month } from '@portal/domain/days'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../messages/messages.ts'
import { ErrorNotice } from '../../../shared/notices/error-notice.tsx'
import { BarList } from '../charts/bar-list.tsx'
import { ChartPanel, ChartPanels } from '../charts/chart-panels.tsx'
import { DayBars } from '../charts/day-bars.tsx'
import { hoursByDay, hoursByProject } from './month-charts.ts'
import { ownMonth } from './own-report-queries.ts'

/** Shows the person's month at a glance, whatever project the list is filtered by. */
export function OwnCharts({ month }: { month: Month }) {
  const { data, error, refetch } = useQuery(ownMonth(month))
  if (error && !data)
    return <ErrorNotice title={t.charts.failed} error={error} onRetry={() => void refetch()} />
  return (
    <ChartPanels>
      <ChartPanel isWide>
        {data && <DayBars caption={t.charts.byDay} days={hoursByDay(month, data)} />}
      </ChartPanel>
      <ChartPanel>
        {data && <BarList caption={t.charts.byProject} rows={hoursByProject(data.records)} />}
      </ChartPanel>
    </ChartPanels>
  )
}
