import { Button } from '@mantine/core'
import { type Month, monthOf } from '@portal/domain/days'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { useToday } from '../../../session/use-user.ts'
import { FilterBar } from '../../../shared/filters/filter-bar.tsx'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { MonthStepper } from '../../../shared/period/month-stepper.tsx'
import { PeriodBar } from '../../../shared/period/period-bar.tsx'
import { failureOf } from './failure.ts'
import { type StaffPage, staffPage } from './people-queries.ts'
import type { PeopleSearch } from './people-search.ts'
import { staffColumns } from './staff-columns.tsx'

type Props = {
  /** The switch between the views, which stands before the month. */
  views: ReactNode
  view: 'hired' | 'fired'
  month: Month
  list: UseQueryResult<StaffPage>
  onShow: (next: PeopleSearch) => void
}

/** Who was hired or left in a month: the month and the list. */
export function StaffPeople({ views, view, month, list, onShow }: Props) {
  const queryClient = useQueryClient()
  const isPhone = useIsPhone()
  const thisMonth = monthOf(useToday())
  const showMonth = (next: Month) => onShow({ month: next === thisMonth ? undefined : next })
  const prepare = (next: Month) => {
    if (next <= thisMonth) void queryClient.prefetchQuery(staffPage({ view, month: next }))
  }
  return (
    <>
      <PeriodBar>
        {views}
        <FilterBar
          search={
            <MonthStepper
              label={t.dashboards.month}
              value={month}
              maxMonth={thisMonth}
              onChange={showMonth}
              onIntent={prepare}
            />
          }
        />
      </PeriodBar>
      <DataTable
        label={t.dashboards.views[view]}
        columns={staffColumns(view, isPhone)}
        rows={list.data?.profiles}
        query={list}
        rowKey={({ id }) => id}
        failed={failureOf(list.error)}
        empty={
          <>
            <p>{t.dashboards.empty}</p>
            {month !== thisMonth && (
              <Button variant="default" onClick={() => showMonth(thisMonth)}>
                {t.dashboards.thisMonth}
              </Button>
            )}
          </>
        }
      />
    </>
  )
}
