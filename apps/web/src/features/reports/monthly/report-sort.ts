import { personReportSort, reportSort } from '@portal/contract/reports'
import type { ReportSearch } from './report-search.ts'

/** The order of the rows that an address asks for; undefined for the usual one. Those by person have other columns. */
type Ordered = Pick<ReportSearch, 'sort'>

export const rowSort = ({ sort }: Ordered) => reportSort.safeParse(sort).data
export const personSort = ({ sort }: Ordered) => personReportSort.safeParse(sort).data
