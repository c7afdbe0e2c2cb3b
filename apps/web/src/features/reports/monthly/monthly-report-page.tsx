import { Button, Loader } from '@mantine/core'
import { personReportSort, reportSort } from '@portal/contract/reports'
import { formatHours } from '@portal/domain/hours/hours'
import { IconPrinter } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { useToday, useUser } from '../../../session/use-user.ts'
import { FilterBar } from '../../../shared/filters/filter-bar.tsx'
import { Folded } from '../../../shared/folded.tsx'
import { Pager } from '../../../shared/lists/pager.tsx'
import { ListCaption, PageHeader } from '../../../shared/page/page-header.tsx'
import { periodOf, stepped, switched, titleOf } from '../../../shared/period/period.ts'
import { PeriodBar } from '../../../shared/period/period-bar.tsx'
import { PeriodChooser } from '../../../shared/period/period-chooser.tsx'
import { SegmentedControl } from '../../../shared/segments/segmented-control.tsx'
import { EveryonesReportTabs } from '../report-tabs.tsx'
import { useChartsChoice } from './charts-choice.ts'
import { ReportFiles } from './files/report-files.tsx'
import { ChosenFilters } from './filter/chosen-filters.tsx'
import { ReportFilterFields } from './filter/report-filter.tsx'
import styles from './monthly-report-page.module.css'
import { PeopleRows } from './people/people-rows.tsx'
import { ReportCharts } from './report-charts.tsx'
import { filtersOf, withChosen } from './report-filters.ts'
import { countFilters, type ReportView, reportViews } from './report-search.ts'
import { personSort, rowSort, viewOf } from './report-sort.ts'
import { ReportRows } from './rows/report-rows.tsx'
import { useReport } from './use-report.ts'
import { useReportMoves } from './use-report-moves.ts'

const route = getRouteApi('/_app/admin-monthly-report')

/** The hours of everyone in a month or on a day, by person, project, category and job status. */
export function MonthlyReportPage() {
  const search = route.useSearch()
  const today = useToday()
  const user = useUser()
  const isPhone = useIsPhone()
  const [hasCharts, showCharts] = useChartsChoice(user.id)
  const { page = 1 } = search
  const view = viewOf(search)
  const filters = filtersOf(search)
  const period = periodOf(search, { today, latest: today })
  const report = useReport({ period, filters, view, page, sort: search.sort })
  const { list, shown } = report
  const { moveTo, showView, sortBy, filter, remove, reset, toPage } = useReportMoves(user.id, today)

  const chosenFilters = <ChosenFilters filters={filters} onRemove={remove} />
  const charts = <ReportCharts period={period} filters={filters} isListed={shown.count !== undefined} />
  const empty = <NoRows isFiltered={countFilters(filters) > 0} onReset={reset} />
  return (
    <div className={styles.page}>
      <PageHeader
        title={t.navigation.report}
        list={t.reports.monthlyReport}
        count={shown.count}
        tabs={<EveryonesReportTabs />}
      >
        <ReportFiles period={period} filters={filters} />
        {!isPhone && <PrintButton isBusy={report.isPrinting} onClick={report.print} />}
      </PageHeader>
      <PeriodBar>
        <PeriodChooser
          period={period}
          latest={today}
          onSwitch={(kind) => moveTo((shown) => switched(shown, kind, today))}
          onChoose={(chosen) => moveTo(() => chosen)}
          onStep={(step) => moveTo((shown) => stepped(shown, step, today))}
          onIntent={(step) => {
            const next = stepped(period, step, today)
            if (next) report.prefetch(next)
          }}
        />
        <FilterBar activeCount={countFilters(filters)} resultCount={shown.count} onReset={reset}>
          <ReportFilterFields
            filters={filters}
            onAdd={(kind, id) => filter((chosen) => withChosen(chosen, kind, id))}
          />
          {isPhone && chosenFilters}
        </FilterBar>
        <ViewBar
          view={view}
          onView={showView}
          hasCharts={hasCharts}
          onCharts={isPhone ? undefined : showCharts}
        />
      </PeriodBar>
      {chosenFilters}
      {!isPhone && hasCharts && charts}
      <ListCaption
        title={titleOf(period)}
        total={shown.hoursSum === undefined ? undefined : t.records.totalHours(formatHours(shown.hoursSum))}
      />
      {report.leftOut > 0 && (
        <p className={styles.leftOut}>{t.monthlyReport.leftOut(report.leftOut, shown.count ?? 0)}</p>
      )}
      {view === 'person' ? (
        <PeopleRows
          period={period}
          filters={filters}
          query={report.people}
          printed={report.printedPeople}
          sorting={{
            value: personSort(search),
            onChange: (next) => sortBy(view, personReportSort.safeParse(next).data),
          }}
          empty={empty}
        />
      ) : (
        <ReportRows
          period={period}
          filters={filters}
          query={list}
          printed={report.printedRows}
          sorting={{
            value: rowSort(search),
            onChange: (next) => sortBy(view, reportSort.safeParse(next).data),
          }}
          empty={empty}
        />
      )}
      <Pager page={page} pages={shown.pages} onPage={toPage} />
      {isPhone && <Folded title={t.charts.title}>{charts}</Folded>}
    </div>
  )
}

/** Prints the whole report. The button is not `disabled` while it is busy, which would take the focus away. */
const PrintButton = ({ isBusy, onClick }: { isBusy: boolean; onClick: () => void }) => (
  <Button
    variant="default"
    aria-busy={isBusy}
    leftSection={isBusy ? <Loader size={16} color="gray" /> : <IconPrinter size={18} aria-hidden />}
    onClick={onClick}
  >
    {t.monthlyReport.print}
  </Button>
)

const NoRows = ({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) => (
  <>
    <p>{t.reports.empty}</p>
    {isFiltered && (
      <Button variant="default" onClick={onReset}>
        {t.lists.resetFilters}
      </Button>
    )}
  </>
)

type ViewBarProps = {
  view: ReportView
  onView: (view: ReportView) => void
  hasCharts: boolean
  /** Shows or hides the charts; undefined on phones, which have them folded below the list. */
  onCharts: ((isShown: boolean) => void) | undefined
}

/** Chooses people or rows, and whether the charts are shown. */
const ViewBar = ({ view, onView, hasCharts, onCharts }: ViewBarProps) => (
  <div className={styles.view} data-no-print>
    <SegmentedControl
      aria-label={t.monthlyReport.view}
      options={reportViews.map((value) => ({ value, label: t.monthlyReport.views[value] }))}
      value={view}
      onChange={onView}
    />
    {onCharts && (
      <Button variant="subtle" color="gray" aria-expanded={hasCharts} onClick={() => onCharts(!hasCharts)}>
        {hasCharts ? t.monthlyReport.hideCharts : t.monthlyReport.showCharts}
      </Button>
    )}
  </div>
)
