import type { ReportQuery } from '@portal/contract/reports'
import { firstDayOf, isMonth, lastDayOf } from '@portal/domain/days'
import type { ReportMatch } from './reports.store.ts'

/** The days and filters that a query of a report means. */
export function reportMatchOf(query: ReportQuery): ReportMatch {
  const { year_month: chosen } = query
  return {
    from: isMonth(chosen) ? firstDayOf(chosen) : chosen,
    to: isMonth(chosen) ? lastDayOf(chosen) : chosen,
    userIds: query.user_id,
    jobStatusIds: query.job_status_id,
    projectIds: query.project_id,
    categoryIds: query.category_id,
  }
}
