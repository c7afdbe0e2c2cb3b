import type { ReportRow } from '@portal/contract/reports'
import { roundHours } from '@portal/domain/hours/hours'
import type { ReportRow as StoredRow } from './reports.store.ts'

export const presentReportRow = (row: StoredRow): ReportRow => ({
  user_id: row.user_id,
  user: row.user,
  project_id: row.project_id,
  project: row.project,
  category_id: row.category_id,
  category: row.category,
  manager: row.manager,
  job_status_id: row.job_status_id,
  job_status: row.job_status,
  tag: row.tag,
  hours: roundHours(Number(row.hours)),
})
