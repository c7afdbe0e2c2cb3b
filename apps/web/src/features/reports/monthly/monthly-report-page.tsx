import { Button } from '@mantine/core'
import { formatReportHours } from '@portal/domain/hours/hours'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { keepingRows } from '../../../api/query.ts'
import { readStored, writeStored } from '../../../browser/browser-storage.ts'
import { useIsPhone } from '../../../entry/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { useToday, useUser } from '../../../session/use-user.ts'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { FilterBar } from '../../../shared/lists/filter-bar.tsx'
import { ListCaption, PageHeader } from '../../../shared/lists/page-header.tsx'
import { Pager } from '../../../shared/lists/pager.tsx'
import {
  monthIn,
  type Period,
  periodOf,
  searchForPeriod,
  stepped,
  switched,
} from '../../../shared/period/period.ts'
import { PeriodBar } from '../../../shared/period/period-bar.tsx'
import { PeriodChooser } from '../../../shared/period/period-chooser.tsx'
import { EveryonesReportTabs } from '../report-tabs.tsx'
import { ReportFiles } from './files/report-files.tsx'
import { ChosenFilters } from './filter/chosen-filters.tsx'
import { ReportFilterFields } from './filter/report-filter.tsx'
import styles from './monthly-report-page.module.css'
import { ReportCharts } from './report-charts.tsx'
import { classOfRow, keyOfRow, reportCardColumns, reportColumns } from './report-columns.tsx'
import { filtersOf, searchWithFilters, withChosen, withoutChosen } from './report-filters.ts'
import { reportPage } from './report-queries.ts'
import {
  countFilters,
  type FilterKind,
  type ReportFilters,
  type ReportSearch,
  storeFilters,
} from './report-search.ts'

const route = getRouteApi('/_app/admin-monthly-report')

/** The hours of everyone in a month or on a day, by person, project, category and job status. */
export function MonthlyReportPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const today = useToday()
  const user = useUser()
  const isPhone = useIsPhone()
  const queryClient = useQueryClient()
  const [hasCharts, showCharts] = useChartsChoice(user.id)
  const { page = 1 } = search
  const shownIn = (address: ReportSearch) => periodOf(address, { today, latest: today })
  const filters = filtersOf(search)
  const period = shownIn(search)
  const list = useQuery(keepingRows(reportPage(period, filters, page)))

  // Each step starts from the address that is being opened, so that none of several quick steps is lost.
  const moveTo = (next: (shown: Period) => Period | undefined) =>
    void navigate({
      search: (now) => searchForPeriod(now, next(shownIn(now)) ?? shownIn(now)),
      replace: true,
      resetScroll: false,
    })
  const filter = (next: (chosen: ReportFilters) => ReportFilters) =>
    void navigate({
      search: (now) => {
        const chosen = next(filtersOf(now))
        storeFilters(user.id, chosen)
        return searchWithFilters(now, chosen)
      },
      replace: true,
      resetScroll: false,
    })
  const remove = (kind: FilterKind, id: number) => filter((chosen) => withoutChosen(chosen, kind, id))
  const reset = () => filter(() => ({}))

  const chosenFilters = <ChosenFilters filters={filters} onRemove={remove} />
  const charts = <ReportCharts period={period} filters={filters} isListed={list.data !== undefined} />
  const isFiltered = countFilters(filters) > 0
  const month = monthIn(period)
  return (
    <div className={styles.page}>
      <PageHeader title={t.reports.monthlyReport} count={list.data?.count}>
        <ReportFiles period={period} filters={filters} />
      </PageHeader>
      <EveryonesReportTabs />
      <PeriodBar>
        <PeriodChooser
          period={period}
          latest={today}
          onSwitch={(kind) => moveTo((shown) => switched(shown, kind, today))}
          onChoose={(chosen) => moveTo(() => chosen)}
          onStep={(step) => moveTo((shown) => stepped(shown, step, today))}
          onIntent={(step) => {
            const next = stepped(period, step, today)
            if (next) void queryClient.prefetchQuery(reportPage(next, filters, 1))
          }}
        />
        <FilterBar activeCount={countFilters(filters)} resultCount={list.data?.count} onReset={reset}>
          <ReportFilterFields
            filters={filters}
            onAdd={(kind, id) => filter((chosen) => withChosen(chosen, kind, id))}
          />
          {isPhone && chosenFilters}
        </FilterBar>
      </PeriodBar>
      {chosenFilters}
      {!isPhone && hasCharts && charts}
      <ListCaption
        title={period.by === 'day' ? t.days.wholeDay(period.day) : t.days.wholeMonth(month)}
        total={list.data && t.records.totalHours(formatReportHours(list.data.hours_sum))}
      >
        {!isPhone && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            className={styles.charts}
            data-no-print
            onClick={() => showCharts(!hasCharts)}
          >
            {hasCharts ? t.monthlyReport.hideCharts : t.monthlyReport.showCharts}
          </Button>
        )}
      </ListCaption>
      <DataTable
        label={t.reports.monthlyReport}
        columns={isPhone ? reportCardColumns(month) : reportColumns(month)}
        rows={list.data?.paginate_report}
        query={list}
        rowKey={keyOfRow}
        rowClassName={classOfRow}
        empty={
          <>
            <p>{t.reports.empty}</p>
            {isFiltered && (
              <Button variant="default" onClick={reset}>
                {t.lists.resetFilters}
              </Button>
            )}
          </>
        }
      />
      <Pager
        page={page}
        pages={list.data?.pages}
        onPage={(next) => navigate({ search: (now) => ({ ...now, page: next === 1 ? undefined : next }) })}
      />
      {isPhone && charts}
    </div>
  )
}

const chartsKey = (userId: number) => `portal.report-charts.${userId}`

/** Whether this user wants the charts above the report, in this browser. */
function useChartsChoice(userId: number) {
  const [isShown, setShown] = useState(() => readStored(chartsKey(userId), z.boolean()) ?? true)
  const show = (next: boolean) => {
    setShown(next)
    writeStored(chartsKey(userId), next)
  }
  return [isShown, show] as const
}
