import {
  type PagedReportQuery,
  type PersonReport,
  type PersonReportRow,
  personReportSortFields,
} from '@portal/contract/reports'
import { sortAmong } from '@portal/contract/shared/sorting'
import { exactHours, roundHours, sumHours } from '@portal/domain/hours/hours'
import { personSums } from '@portal/domain/hours/person-sums'
import { listHolidayRows } from '../../db/reads/holidays.ts'
import { pageCount, sliceOf } from '../../use-case/paging.ts'
import type { Deps } from '../deps.ts'
import { listLeave, listLogged, listPeople, sumByPerson } from './person-report.store.ts'
import { reportMatchOf } from './report-match.ts'
import type { ReportMatch } from './reports.store.ts'

/**
 * Lists people with their hours and what their days expect, by full name unless sorted. Filters of project, category
 * and job status leave the people with hours that match; without them everybody is listed who has hours, and who is
 * expected to have some. All
 * rows are computed for each page, because any column can sort them.
 */
export async function listPersonReport({ db, clock }: Deps, query: PagedReportQuery): Promise<PersonReport> {
  const match = reportMatchOf(query)
  const { from, to, userIds } = match
  const isFiltered = hasFurtherFilters(match)
  const [people, logged, leave, holidays, matching] = await Promise.all([
    listPeople(db, { from, to, userIds }),
    listLogged(db, { from, to, userIds }),
    listLeave(db, { from, to, userIds }),
    listHolidayRows(db, { from, to }),
    isFiltered ? sumByPerson(db, match) : [],
  ])
  const loggedOf = new Map(logged.map((row) => [row.user_id, row.logged]))
  const leaveOf = Map.groupBy(leave, (record) => record.user_id)
  const matchingOf = new Map(matching.map((row) => [row.user_id, row.hours]))
  const sumsOf = personSums({
    from,
    to,
    holidays: new Set(holidays.map(({ date }) => date)),
    today: clock.today(),
  })
  const summed: number[] = []
  const rows = people.flatMap(({ id, full_name, isExpectedToLog, ...work }): PersonReportRow[] => {
    const days = loggedOf.get(id) ?? []
    const hours = isFiltered ? (matchingOf.get(id) ?? 0) : exactHours(days.map((day) => day.hours))
    if (isFiltered && hours === 0) return []
    const sums = sumsOf({
      employments: work.employments,
      contracts: work.contracts ?? [],
      leave: leaveOf.get(id) ?? [],
      logged: days,
    })
    if (hours === 0 && (sums.norm === 0 || !isExpectedToLog)) return []
    summed.push(hours)
    return [{ user_id: id, user: full_name, hours: roundHours(hours), ...sums }]
  })
  const slice = sliceOf(query)
  return {
    paginate_people: sorted(rows, query.sort).slice(slice.offset, slice.offset + slice.limit),
    pages: pageCount(rows.length, slice),
    count: rows.length,
    hours_sum: sumHours(summed),
  }
}

const hasFurtherFilters = ({ projectIds, categoryIds, jobStatusIds }: ReportMatch): boolean =>
  [projectIds, categoryIds, jobStatusIds].some((ids) => ids !== undefined)

/** Sorts rows that come by full name; equal ones keep that order. */
function sorted(rows: PersonReportRow[], sort: PagedReportQuery['sort']): PersonReportRow[] {
  const known = sort && sortAmong(personReportSortFields, sort)
  if (known === undefined) return rows
  const { field, isDescending } = known
  if (field === 'user') return isDescending ? rows.toReversed() : rows
  const sign = isDescending ? -1 : 1
  return rows.toSorted((a, b) => sign * (a[field] - b[field]))
}
