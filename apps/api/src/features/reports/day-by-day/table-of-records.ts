import { maxRecordFileDays, type RecordFileQuery } from '@portal/contract/reports/record-files'
import { daysBetween } from '@portal/domain/days'
import { defaultLanguage } from '@portal/words/language'
import { because } from '@portal/words/reasons'
import type { ReadFrom } from '../../../db/replica/replica-reads.ts'
import { conflict, invalidFields } from '../../../use-case/errors.ts'
import { countRecordRows } from './record-rows.store.ts'
import { recordTable } from './record-table.ts'

/** A workbook is made in memory: one of so many rows takes about 200 MB for some seconds. */
const maxWorkbookRows = 50_000

/** The worked hours of the days; 422 for too many days, 409 for more rows than a workbook takes. */
export async function tableOfRecords(from: ReadFrom, query: RecordFileQuery, ending: 'csv' | 'xlsx') {
  checkDays(query)
  const match = {
    from: query.from,
    to: query.to,
    userIds: query.user_id,
    projectIds: query.project_id,
    customerIds: query.customer_id,
  }
  const rowsOfFile = await countRecordRows(from.db, match)
  if (ending === 'xlsx' && rowsOfFile > maxWorkbookRows) {
    throw conflict('reports.too_many_rows', { max: maxWorkbookRows })
  }
  return recordTable(from, { match, rowsOfFile, hasNames: query.names === 'on', language: defaultLanguage })
}

function checkDays({ from, to }: RecordFileQuery): void {
  if (to < from) throw invalidFields('reports.range', { to: [because('input.range_reversed')] })
  if (daysBetween(from, to) < maxRecordFileDays) return
  throw invalidFields('reports.range', { to: [because('input.too_many_days', { max: maxRecordFileDays })] })
}
