import { away } from '@portal/contract/away'
import type { Month } from '@portal/domain/days'
import { q } from '../../api/query.ts'
import type { AwaySearch } from './away-search.ts'

/** The number of people on a page. */
export const pageSize = 50

type Page = Omit<AwaySearch, 'month'> & { month: Month }

export const awayPage = ({ month, project_id, page = 1 }: Page) =>
  q(away.list, { query: { month, project_id, page, limit: pageSize } })
