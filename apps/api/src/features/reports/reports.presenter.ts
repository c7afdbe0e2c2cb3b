import type { ReportRow } from '@portal/contract/reports'
import { roundHours } from '@portal/domain/hours/hours'
import type { ReportRow as StoredRow } from './reports.store.ts'

export const presentReportRow = (row: StoredRow): ReportRow => ({
  ...row,
  hours: roundHours(row.hours),
})
