import { availableContracts } from '@portal/contract/contracts'
import { recordSort, records } from '@portal/contract/hours/hours'
import { firstDayOf, lastDayOf, type Month } from '@portal/domain/days'
import { q } from '../../../api/query.ts'
import type { OwnReportSearch } from './own-report-search.ts'

const pageSize = 10

type Page = Omit<OwnReportSearch, 'month'> & { month: Month }

/** A page of one's own records of a month. */
export const ownRecords = ({ month, project_id, sort, page = 1 }: Page) => {
  const [year, monthOfYear] = month.split('-').map(Number)
  return q(records.list, {
    query: {
      year,
      month: monthOfYear,
      project_id,
      sort: recordSort.safeParse(sort).data,
      page,
      limit: pageSize,
    },
  })
}

/** All records of a month, for its projects and charts. */
export const ownMonth = (month: Month) =>
  q(records.calendar, { query: { from: firstDayOf(month), to: lastDayOf(month) } })

export const ownContracts = () => q(availableContracts.own, { query: {} })
