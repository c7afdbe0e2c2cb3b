import type { PersonReport, PersonReportRow } from '@portal/contract/reports'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useIsPhone } from '../../../../browser/breakpoints.ts'
import { t } from '../../../../messages/messages.ts'
import type { Sorting } from '../../../../shared/lists/data-columns.ts'
import { DataTable } from '../../../../shared/lists/data-table.tsx'
import { monthIn, type Period } from '../../../../shared/period/period.ts'
import type { ReportFilters } from '../report-search.ts'
import { personColumns } from './person-columns.tsx'
import { PersonDetails } from './person-details.tsx'

type Props = {
  period: Period
  filters: ReportFilters
  query: UseQueryResult<PersonReport | undefined>
  /** All people of the period while they are printed, instead of those of one page. */
  printed: readonly PersonReportRow[] | undefined
  sorting: Sorting
  empty: ReactNode
}

/** A row for each person, which opens to the rows of the person. */
export function PeopleRows({ period, filters, query, printed, sorting, empty }: Props) {
  const isPhone = useIsPhone()
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const toggle = (userId: number) =>
    setOpen((now) => {
      const next = new Set(now)
      if (!next.delete(userId)) next.add(userId)
      return next
    })
  return (
    <DataTable
      label={t.reports.monthlyReport}
      columns={personColumns({
        month: monthIn(period),
        isPhone,
        isOpen: (userId) => open.has(userId),
        onToggle: toggle,
      })}
      rows={printed ?? query.data?.paginate_people}
      query={query}
      rowKey={(row) => row.user_id}
      sorting={sorting}
      below={({ user_id: userId, user }) =>
        open.has(userId) && <PersonDetails userId={userId} name={user} period={period} filters={filters} />
      }
      empty={empty}
    />
  )
}
