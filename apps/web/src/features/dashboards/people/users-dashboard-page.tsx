import { Button } from '@mantine/core'
import { type Month, monthOf } from '@portal/domain/days'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiError } from '../../../api/api-errors.ts'
import { keepingRows } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { DashboardTabs } from '../../../reference/dashboard-tabs.tsx'
import { useToday } from '../../../session/use-user.ts'
import { MonthStepper } from '../../../shared/dates/month-stepper.tsx'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { FilterBar } from '../../../shared/lists/filter-bar.tsx'
import { PageHeader } from '../../../shared/lists/page-header.tsx'
import { Pager } from '../../../shared/lists/pager.tsx'
import { PeriodBar } from '../../../shared/period/period-bar.tsx'
import { GroupFilter } from './group-filter.tsx'
import { availableColumns, availableRowClass, staffColumns } from './people-columns.tsx'
import { availablePage, staffPage } from './people-queries.ts'
import type { PeopleSearch, PeopleView } from './people-search.ts'
import { shownMonth } from './shown-month.ts'
import { ViewFilter } from './view-filter.tsx'

const route = getRouteApi('/_app/(dashboards)/users_list')

/**
 * Shows who is available, or was hired or fired in a month. `children` are shown above the list of available people.
 */
export function UsersDashboardPage({ children }: { children?: ReactNode }) {
  const search = route.useSearch()
  const { view = 'available', sub_role, page = 1 } = search
  const navigate = route.useNavigate()
  const queryClient = useQueryClient()
  const today = useToday()
  const thisMonth = monthOf(today)
  const month = shownMonth(search.month, thisMonth)
  const isAvailable = view === 'available'
  const queryOf = (shown: Month, shownPage: number) =>
    staffPage({ view: isAvailable ? 'hired' : view, month: shown, page: shownPage })
  const available = useQuery({ ...keepingRows(availablePage({ sub_role, page })), enabled: isAvailable })
  const staff = useQuery({ ...keepingRows(queryOf(month, page)), enabled: !isAvailable })
  const list = isAvailable ? available : staff

  // Another view, group or month leads to the first page. What the children keep in the address stays.
  const first = { view: undefined, sub_role: undefined, month: undefined, page: undefined }
  const show = (next: PeopleSearch) =>
    void navigate({ search: (now) => ({ ...now, ...first, ...next }), replace: true, resetScroll: false })
  const showView = (next: PeopleView) =>
    show({ view: next === 'available' ? undefined : next, sub_role, month: search.month })
  const showGroup = (id: number | undefined) => show({ sub_role: id, month: search.month })
  const showMonth = (next: Month) =>
    show({ view: search.view, sub_role, month: next === thisMonth ? undefined : next })

  const isFiltered = isAvailable ? sub_role !== undefined : month !== thisMonth
  const empty = (
    <>
      <p>{t.dashboards.empty}</p>
      {isFiltered && (
        <Button variant="default" onClick={() => (isAvailable ? showGroup(undefined) : showMonth(thisMonth))}>
          {isAvailable ? t.dashboards.showAll : t.dashboards.thisMonth}
        </Button>
      )}
    </>
  )
  return (
    <>
      <PageHeader title={t.dashboards.usersTitle} count={list.data?.count} />
      <DashboardTabs />
      {isAvailable && children}
      <PeriodBar>
        <ViewFilter view={view} onChange={showView} />
        <FilterBar
          search={
            isAvailable ? (
              <GroupFilter value={sub_role} onChange={showGroup} />
            ) : (
              <MonthStepper
                label={t.dashboards.month}
                value={month}
                maxMonth={thisMonth}
                onChange={showMonth}
                onIntent={(next) => next <= thisMonth && void queryClient.prefetchQuery(queryOf(next, 1))}
              />
            )
          }
        />
      </PeriodBar>
      {isAvailable ? (
        <DataTable
          label={t.dashboards.views.available}
          columns={availableColumns(today)}
          rows={available.data?.users}
          query={available}
          rowKey={({ id }) => id}
          rowClassName={availableRowClass}
          failed={sentenceOf(available.error)}
          empty={empty}
        />
      ) : (
        <DataTable
          label={t.dashboards.views[view]}
          columns={staffColumns(view)}
          rows={staff.data?.profiles}
          query={staff}
          rowKey={({ id }) => id}
          failed={sentenceOf(staff.error)}
          empty={empty}
        />
      )}
      <Pager
        page={page}
        pages={list.data?.total_pages}
        onPage={(next) => navigate({ search: (now) => ({ ...now, page: next === 1 ? undefined : next }) })}
      />
    </>
  )
}

/** The server's own sentence, which is the heading of a list that did not load. */
const sentenceOf = (error: Error | null) =>
  (error instanceof ApiError ? error.messages[0] : undefined) ?? t.dashboards.failed
