import type { PersonReportRow, ReportRow } from '@portal/contract/reports'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { keepingRows } from '../../../api/query.ts'
import { fetchForAct } from '../../../api/query-client.ts'
import type { Period } from '../../../shared/period/period.ts'
import { everyRow } from './print/every-row.ts'
import { useWholePrint } from './print/use-whole-print.ts'
import { largestPage, peoplePage, reportPage } from './report-queries.ts'
import type { ReportFilters, ReportSearch, ReportView } from './report-search.ts'
import { personSort, rowSort } from './report-sort.ts'

type Wanted = Pick<ReportSearch, 'sort'> & {
  view: ReportView
  period: Period
  filters: ReportFilters
  page: number
}

type Everything = { rows?: ReportRow[]; people?: PersonReportRow[] }

/** The report as it is shown and printed: its rows, or a row for each person. */
export function useReport({ period, filters, view, sort: asked, page }: Wanted) {
  const queryClient = useQueryClient()
  const isByPerson = view === 'person'
  const ofRows = { sort: rowSort({ sort: asked }) }
  const ofPeople = { sort: personSort({ sort: asked }) }
  const list = useQuery({
    ...keepingRows(reportPage(period, filters, { ...ofRows, page })),
    enabled: !isByPerson,
  })
  const people = useQuery({
    ...keepingRows(peoplePage(period, filters, { ...ofPeople, page })),
    enabled: isByPerson,
  })

  const wholePage = { limit: largestPage }
  const fetchRows = async (next: number) => {
    const query = reportPage(period, filters, { ...ofRows, ...wholePage, page: next })
    const data = await fetchForAct(queryClient, query)
    return 'paginate_report' in data ? { rows: data.paginate_report, pages: data.pages } : nothing
  }
  const fetchPeople = async (next: number) => {
    const query = peoplePage(period, filters, { ...ofPeople, ...wholePage, page: next })
    const data = await fetchForAct(queryClient, query)
    return 'paginate_people' in data ? { rows: data.paginate_people, pages: data.pages } : nothing
  }
  const whole = useWholePrint(
    JSON.stringify([period, filters, view, asked]),
    async (): Promise<Everything> =>
      isByPerson ? { people: await everyRow(fetchPeople) } : { rows: await everyRow(fetchRows) },
  )
  const { count, pages, hours_sum: hoursSum } = (isByPerson ? people.data : list.data) ?? {}
  const shownRows = isByPerson ? people.data?.paginate_people : list.data?.paginate_report
  return {
    list,
    people,
    shown: { count, pages, hoursSum },
    /** How many rows are not on paper. */
    leftOut: whole.rows ? 0 : (count ?? 0) - (shownRows?.length ?? 0),
    printedRows: whole.rows?.rows,
    printedPeople: whole.rows?.people,
    isPrinting: whole.isBusy,
    print: whole.print,
    /** Fetches the first page of another period, which is likely to be shown next. */
    prefetch: (next: Period) => {
      if (isByPerson) void queryClient.prefetchQuery(peoplePage(next, filters, ofPeople))
      else void queryClient.prefetchQuery(reportPage(next, filters, ofRows))
    },
  }
}

const nothing = { rows: [], pages: 0 }
