import { Button } from '@mantine/core'
import type { recordSortFields, TimeRecord } from '@portal/contract/hours/hours'
import { type Day, lastDayOf, type Month, monthOf } from '@portal/domain/days'
import { formatHours } from '@portal/domain/hours/hours'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { keepingRows } from '../../../api/query.ts'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { usePrinting } from '../../../browser/use-printing.ts'
import { t } from '../../../messages/messages.ts'
import { recordColumns } from '../../../reference/record-columns.tsx'
import { useToday, useUser } from '../../../session/use-user.ts'
import { FilterBar } from '../../../shared/filters/filter-bar.tsx'
import { Folded } from '../../../shared/folded.tsx'
import { LinkButton } from '../../../shared/link-button.tsx'
import { NoValue } from '../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../../shared/lists/data-columns.ts'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { Pager } from '../../../shared/lists/pager.tsx'
import { ListCaption, PageHeader } from '../../../shared/page/page-header.tsx'
import { monthInAddress } from '../../../shared/period/month-in-address.ts'
import { MonthStepper } from '../../../shared/period/month-stepper.tsx'
import { ReportTabs } from '../report-tabs.tsx'
import { isWithoutContract } from '../without-contract.ts'
import { OwnCharts } from './own-charts.tsx'
import { OwnHoursFiles } from './own-hours-files.tsx'
import styles from './own-report-page.module.css'
import { ownMonth, ownRecords } from './own-report-queries.ts'
import { chosenMonth, type OwnReportSearch, ownMonths } from './own-report-search.ts'
import { ProjectFilter } from './project-filter.tsx'

const route = getRouteApi('/_app/my-report')

/** A person's own records of a month. */
export function OwnReportPage() {
  const { month: asked, project_id, sort, page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const today = useToday()
  const { full_name: name } = useUser()
  const isPhone = useIsPhone()
  const queryClient = useQueryClient()
  const month = chosenMonth({ month: asked }, today)
  const list = useQuery(keepingRows(ownRecords({ month, project_id, sort, page })))
  const printed = usePrintedRecords(month, project_id)
  const isByDay = isPhone && (sort === undefined || sort === 'date' || sort === '-date')

  // Another month, project or order leads to the first page.
  const show = (next: Partial<OwnReportSearch>) =>
    void navigate({
      search: { month: monthInAddress(month, today), project_id, sort, ...next },
      replace: true,
      resetScroll: false,
    })
  const toPage = (next: number) =>
    void navigate({ search: (now) => ({ ...now, page: next === 1 ? undefined : next }) })
  const isFiltered = project_id !== undefined
  return (
    <>
      <PageHeader title={t.navigation.report} tabs={<ReportTabs />}>
        <OwnHoursFiles month={month} />
      </PageHeader>
      <p className={styles.printed}>{t.ownReport.printed(name, t.days.wholeMonth(month))}</p>
      <FilterBar
        search={
          <MonthStepper
            label={t.reports.month}
            value={month}
            {...ownMonths(today)}
            onChange={(next) => show({ month: monthInAddress(next, today) })}
            onIntent={(next) => {
              void queryClient.prefetchQuery(ownRecords({ month: next, project_id, sort }))
              void queryClient.prefetchQuery(ownMonth(next))
            }}
          />
        }
        activeCount={isFiltered ? 1 : 0}
        resultCount={list.data?.count}
        onReset={() => show({ project_id: undefined })}
      >
        <ProjectFilter month={month} value={project_id} onChange={(id) => show({ project_id: id })} />
      </FilterBar>
      {!isPhone && <OwnCharts month={month} projectId={project_id} />}
      <section>
        <ListCaption
          title={t.reports.monthlyReport}
          count={list.data?.count}
          total={list.data && t.records.totalHours(formatHours(list.data.hours_sum))}
        />
        <DataTable
          label={t.reports.monthlyReport}
          columns={ownReportColumns(isByDay)}
          rows={printed ?? list.data?.paginate_records}
          rowKey={(record) => record.id}
          query={list}
          {...(isByDay && { group: byDay })}
          failed={t.records.failed}
          sorting={{ value: sort, onChange: (next) => show({ sort: next }) }}
          empty={
            <>
              <p>{t.reports.empty}</p>
              <NextStep
                month={month}
                today={today}
                onShowAll={isFiltered ? () => show({ project_id: undefined }) : undefined}
              />
            </>
          }
        />
        <Pager page={page} pages={list.data?.pages} onPage={toPage} />
      </section>
      {isPhone && (
        <Folded title={t.charts.title}>
          <OwnCharts month={month} projectId={project_id} />
        </Folded>
      )}
    </>
  )
}

const byDay = {
  keyOf: ({ date }: TimeRecord) => date,
  name: ({ date }: TimeRecord) => t.days.wholeDay(date),
  heading: ({ date }: TimeRecord) => t.days.wholeDay(date),
}

/** The records that are printed: those of the whole month instead of those of one page, the first day first. */
function usePrintedRecords(month: Month, projectId: number | undefined) {
  const isPrinting = usePrinting()
  const { data } = useQuery(ownMonth(month))
  if (!isPrinting) return undefined
  return data?.records
    .filter(({ project_id }) => projectId === undefined || project_id === projectId)
    .toSorted((one, other) => one.date.localeCompare(other.date) || one.id - other.id)
}

type NextStepProps = { month: Month; today: Day; onShowAll: (() => void) | undefined }

/** The step that leads on from a month without records. Hours of a month to come cannot be logged yet. */
function NextStep({ month, today, onShowAll }: NextStepProps) {
  const { data } = useQuery(ownMonth(month))
  if (onShowAll) {
    return (
      <Button variant="default" onClick={onShowAll}>
        {t.ownReport.showAllProjects}
      </Button>
    )
  }
  if (data && isWithoutContract(month, data)) return <p>{t.reports.noContract(month)}</p>
  if (month > monthOf(today)) return null
  const date = month < monthOf(today) ? lastDayOf(month) : undefined
  return (
    <LinkButton to="/create-record" search={{ date }} variant="default">
      {t.ownReport.logHours}
    </LinkButton>
  )
}

type OwnReportColumn = Column<TimeRecord, typeof recordSortFields>

/** The columns of the own report. The rows of a phone have no day where the heading of their group says it. */
const ownReportColumns = (isByDay: boolean): readonly OwnReportColumn[] => [
  { ...recordColumns.project, sort: 'project' },
  { ...recordColumns.category, sort: 'category' },
  { ...recordColumns.description, sort: 'description', width: '34%' },
  { ...recordColumns.date, sort: 'date', card: isByDay ? 'hidden' : 'second' },
  {
    key: 'manager',
    title: t.records.manager,
    sort: 'manager',
    cell: ({ manager }) => (manager === null ? <NoValue /> : <CutText text={manager} />),
    hasValue: ({ manager }) => manager !== null,
  },
  { ...recordColumns.hours, sort: 'hours' },
]
