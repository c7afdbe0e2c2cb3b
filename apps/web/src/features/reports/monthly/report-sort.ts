import { personReportSort, reportSort } from '@portal/contract/reports'
import type { ReportSearch, ReportView } from './report-search.ts'

/** The order of the rows that an address asks for; undefined for the usual one. Those by person have other columns. */
type Ordered = Pick<ReportSearch, 'sort'>

export const rowSort = ({ sort }: Ordered) => reportSort.safeParse(sort).data
export const personSort = ({ sort }: Ordered) => personReportSort.safeParse(sort).data

/** The view of an address: the one that it names, or else that which has the column of its order, people first. */
export const viewOf = ({ group, sort }: Pick<ReportSearch, 'group' | 'sort'>): ReportView =>
  group ?? (rowSort({ sort }) !== undefined && personSort({ sort }) === undefined ? 'rows' : 'person')
