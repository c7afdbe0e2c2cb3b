import type { Month } from '@portal/domain/days'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../messages/messages.ts'
import { useToday } from '../../../session/use-user.ts'
import { PlainErrorNotice } from '../../../shared/notices/plain-error-notice.tsx'
import { BarList } from '../charts/bar-list.tsx'
import { ChartPanel, ChartPanels } from '../charts/chart-panels.tsx'
import { DayBars } from '../charts/day-bars.tsx'
import { isWithoutContract } from '../without-contract.ts'
import { hoursByCategory, hoursByDay, hoursByDayOf, hoursByProject } from './month-charts.ts'
import { ownMonth } from './own-report-queries.ts'

/**
 * Shows the person's month at a glance; with a project only what was worked on it, by category. A
 * failure is told in their place alone, without a toast: the list has one of its own.
 */
export function OwnCharts({ month, projectId }: { month: Month; projectId: number | undefined }) {
  const today = useToday()
  const { data, error, refetch } = useQuery(ownMonth(month))
  if (error && !data)
    return <PlainErrorNotice title={t.charts.failed} error={error} onRetry={() => void refetch()} />
  const ofProject = data?.records.filter(({ project_id }) => project_id === projectId) ?? []
  const none = data && isWithoutContract(month, data) ? t.reports.noContract(month) : undefined
  const isWhole = projectId === undefined
  return (
    <ChartPanels>
      <ChartPanel isWide>
        {data && (
          <DayBars
            caption={t.charts.byDay}
            days={isWhole ? hoursByDay(month, data, today) : hoursByDayOf(month, ofProject)}
          />
        )}
      </ChartPanel>
      <ChartPanel>
        {data &&
          (isWhole ? (
            <BarList caption={t.charts.byProject} rows={hoursByProject(data.records)} none={none} />
          ) : (
            <BarList caption={t.charts.byCategory} rows={hoursByCategory(ofProject)} none={none} />
          ))}
      </ChartPanel>
    </ChartPanels>
  )
}
