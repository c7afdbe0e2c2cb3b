import type { ReportRow } from '@portal/contract/reports'
import { roundHours } from '@portal/domain/hours/hours'
import type { ReportRow as StoredRow } from './reports.store.ts'

export const presentReportRow = (row: StoredRow): ReportRow => ({
  user_id: row.userId,
  user: row.user,
  project_id: row.projectId,
  project: row.project,
  category_id: row.categoryId,
  category: row.category,
  manager: row.manager,
  job_status_id: row.jobStatusId,
  job_status: row.jobStatus,
  tag: row.tag,
  hours: roundHours(Number(row.hours)),
})
