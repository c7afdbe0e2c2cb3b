import type { Day } from '@portal/domain/days'
import type { RecordType } from '@portal/domain/hours/records'
import type { PaidLeaveType } from '@portal/domain/leave/leave'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import { records } from '../../db/schema/records.ts'

/** Keys are column names: PostgreSQL reads the rows from JSON. */
export type RecordRow = {
  user_id: number
  project_id: number | null
  category_id: number | null
  job_status_id: number | null
  request_id: number | null
  record_type: RecordType
  paid_leave_type: PaidLeaveType | null
  date: Day
  hours: number
  description: string
}

/**
 * Inserts in order of days, so that ids rise with the date. One statement takes about a second for tens of thousands
 * of rows.
 */
export async function insertRecords(tx: Tx, rows: readonly RecordRow[], today: Day): Promise<void> {
  const ordered = rows.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const writtenAt = sql`(least(date, ${today}::date) + time '05:00') at time zone 'UTC'`
  await tx.execute(sql`
    insert into ${records} (user_id, project_id, category_id, job_status_id, request_id, record_type,
      paid_leave_type, date, hours, description, created_at, updated_at)
    select user_id, project_id, category_id, job_status_id, request_id, record_type, paid_leave_type, date, hours,
      description, ${writtenAt}, ${writtenAt}
    from json_to_recordset(${JSON.stringify(ordered)}::json) as row (user_id int, project_id int, category_id int,
      job_status_id int, request_id int, record_type text, paid_leave_type text, date date, hours numeric,
      description text)`)
}
