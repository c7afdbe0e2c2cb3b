import type { monthlyReport, ReportRow } from '@portal/contract/reports'
import type { Month } from '@portal/domain/days'
import { exactHours, formatHours } from '@portal/domain/hours/hours'
import { isOutstaff } from '@portal/domain/people/job-statuses'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { useIsPhone } from '../../../../browser/breakpoints.ts'
import { t } from '../../../../messages/messages.ts'
import { OutstaffLegend, outstaffRow } from '../../../../reference/states/outstaff-rows.tsx'
import type { DataTableProps, Sorting } from '../../../../shared/lists/data-columns.ts'
import { DataTable } from '../../../../shared/lists/data-table.tsx'
import { monthIn, type Period } from '../../../../shared/period/period.ts'
import { peoplePage } from '../report-queries.ts'
import type { ReportFilters } from '../report-search.ts'
import { keyOfRow, reportColumns, reportColumnsOfPerson, User } from './report-columns.tsx'
import styles from './report-rows.module.css'
import { endsOfPeople, isByPerson } from './subtotals.ts'

type Props = {
  period: Period
  filters: ReportFilters
  query: UseQueryResult<z.infer<typeof monthlyReport> | undefined>
  /** All rows of the period while they are printed, instead of those of one page. */
  printed: readonly ReportRow[] | undefined
  sorting: Sorting
  empty: ReactNode
}

/** The rows by person, project, category and job status, with a subtotal below the last row of each person. */
export function ReportRows({ period, filters, query, printed, sorting, empty }: Props) {
  const isPhone = useIsPhone()
  const month = monthIn(period)
  const rows = printed ?? query.data?.paginate_report
  const isGrouped = isByPerson(sorting.value)
  const ends = isGrouped ? endsOfPeople(rows ?? []) : new Map<string, ReportRow[]>()
  const sums = useSubtotals(period, filters, ends.size > 0 && !printed ? [...ends.values()] : [])
  return (
    <>
      <DataTable
        label={t.reports.monthlyReport}
        columns={isPhone && isGrouped ? reportColumnsOfPerson(month) : reportColumns(month)}
        {...(isPhone && isGrouped && { group: byPerson(month) })}
        rows={rows}
        query={query}
        rowKey={keyOfRow}
        rowClassName={({ tag }) => outstaffRow(isOutstaff(tag))}
        sorting={sorting}
        below={(row) => {
          const ofPerson = ends.get(keyOfRow(row))
          if (ofPerson === undefined) return null
          const hours = printed ? exactHours(ofPerson.map((each) => each.hours)) : sums.of.get(row.user_id)
          // The place of a sum is kept free, so that the rows below it stay where they are when it comes.
          if (hours === undefined && sums.isLoading && ofPerson.length > 1)
            return <Subtotal name={row.user} hours={undefined} />
          // One row that is all of a person's hours is its own sum.
          if (hours === undefined || (ofPerson.length === 1 && hours === row.hours)) return null
          return <Subtotal name={row.user} hours={hours} />
        }}
        empty={empty}
      />
      <OutstaffLegend isShown={rows?.some(({ tag }) => isOutstaff(tag))} />
    </>
  )
}

const byPerson = (month: Month): DataTableProps<ReportRow>['group'] => ({
  keyOf: ({ user_id }) => user_id,
  name: ({ user }) => user,
  heading: (row) => <User row={row} month={month} />,
})

/** The hours of the people of a page by their ids, with those of their rows on other pages. */
function useSubtotals(period: Period, filters: ReportFilters, people: readonly (readonly ReportRow[])[]) {
  const ids = people.flatMap(([row]) => (row ? [row.user_id] : []))
  const { data, isLoading } = useQuery({
    ...peoplePage(period, { ...filters, user_id: ids }, { limit: 100 }),
    enabled: ids.length > 0,
  })
  return { of: new Map(data?.paginate_people.map((row) => [row.user_id, row.hours])), isLoading }
}

/** The sum of a person's rows, below the last of them; undefined until it is known. */
const Subtotal = ({ name, hours }: { name: string; hours: number | undefined }) => (
  <p className={styles.subtotal}>
    <span>{t.monthlyReport.totalOf(name)}</span>
    <span data-figures>{hours !== undefined && formatHours(hours)}</span>
  </p>
)
