import { yearOf } from '@portal/domain/days'
import { leaveCounters } from '@portal/domain/leave/counters'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { keepingRows } from '../../../api/query.ts'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { LeaveCounters } from '../../../reference/leave/leave-counters.tsx'
import { LeaveDays } from '../../../reference/leave/leave-meter.tsx'
import { useToday } from '../../../session/use-user.ts'
import type { Column } from '../../../shared/lists/data-columns.ts'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { YearStepper } from '../../../shared/period/year-stepper.tsx'
import { PanelTop } from '../panel-top.tsx'
import { leaveByMonth, type PanelProps } from '../profile-queries.ts'
import styles from './leaves-panel.module.css'
import { hasLeave, type LeaveRow, rowsOfYear } from './months-of-leave.ts'

const columns: Column<LeaveRow>[] = [
  {
    key: 'month',
    title: t.leaveOfPerson.month,
    card: 'heading',
    cell: ({ month }) => (month === 'total' ? t.leaveOfPerson.total : t.days.monthNumbered(month)),
  },
  ...leaveCounters.map(
    (counter): Column<LeaveRow> => ({
      key: counter,
      title: t.leaveDays.counters[counter],
      align: 'right',
      card: 'second',
      short: ({ days }) => t.leaveOfPerson.taken(t.leaveDays.counters[counter], days[counter]),
      cell: ({ days }) => <LeaveDays days={days[counter]} />,
      hasValue: ({ days }) => days[counter] > 0,
    }),
  ),
]

/** What a person can still plan of a year's leave, and the days that they took by month and type. */
export function LeavesPanel({ user, search, go }: PanelProps) {
  const thisYear = yearOf(useToday())
  const { year = thisYear } = search
  const queryClient = useQueryClient()
  const isPhone = useIsPhone()
  const months = useQuery(keepingRows(leaveByMonth(user.id, year)))
  const step = (years: number) => go((now) => ({ ...now, year: (now.year ?? thisYear) + years }), true)
  return (
    <section>
      <PanelTop title={t.profiles.tabs.leaves}>
        <YearStepper
          year={year}
          onStep={step}
          onIntent={(years) => void queryClient.prefetchQuery(leaveByMonth(user.id, year + years))}
        />
      </PanelTop>
      <LeaveCounters year={year} userId={user.id} namesYear={false} />
      <DataTable
        label={t.profiles.tabs.leaves}
        columns={columns}
        rows={months.data && shownRows(rowsOfYear(months.data), isPhone)}
        query={months}
        rowKey={({ month }) => month}
        rowClassName={({ month }) => (month === 'total' ? styles.total : undefined)}
        failed={t.leaveOfPerson.leavesFailed}
        empty={<p>{t.leaveOfPerson.noLeave(year)}</p>}
      />
    </section>
  )
}

/** The rows that are shown: in a table every month above the total, on cards the total above the months with leave. */
function shownRows({ months, total }: ReturnType<typeof rowsOfYear>, isPhone: boolean): LeaveRow[] {
  if (!hasLeave(total)) return []
  return isPhone ? [total, ...months.filter(hasLeave)] : [...months, total]
}
