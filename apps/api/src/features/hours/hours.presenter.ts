import type { TimeRecord } from '@portal/contract/hours/hours'
import type { Day } from '@portal/domain/days'
import type { Actor } from '../../actor.ts'
import { canOf } from '../../authorized.ts'
import { recordPolicy } from './hours.policy.ts'
import type { RecordRow } from './hours.store.ts'

export const presentRecord = (actor: Actor, row: RecordRow, today: Day): TimeRecord => ({
  id: row.id,
  version: row.version,
  user_id: row.user_id,
  user: row.user,
  project_id: row.project_id,
  project: row.project,
  category_id: row.category_id,
  category: row.category,
  description: row.description,
  hours: Number(row.hours),
  date: row.date,
  job_status_id: row.job_status_id,
  record_type: row.record_type,
  paid_leave_type: row.paid_leave_type,
  manager: row.manager,
  request_id: row.request_id,
  can: canOf(recordPolicy(today)(actor, row)),
})
