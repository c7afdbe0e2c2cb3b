import type { TimeRecord } from '@portal/contract/hours/hours'
import type { Day } from '@portal/domain/days'
import type { Actor } from '../../actor.ts'
import { canOf } from '../../authorized.ts'
import { recordPolicy } from './hours.policy.ts'
import type { RecordRow } from './hours.store.ts'

export const presentRecord = (actor: Actor, row: RecordRow, today: Day): TimeRecord => ({
  id: row.id,
  version: row.version,
  user_id: row.userId,
  user: row.user,
  project_id: row.projectId,
  project: row.project,
  category_id: row.categoryId,
  category: row.category,
  description: row.description,
  hours: Number(row.hours),
  date: row.date,
  job_status_id: row.jobStatusId,
  record_type: row.recordType,
  paid_leave_type: row.paidLeaveType,
  manager: row.manager,
  request_id: row.requestId,
  can: canOf(recordPolicy(today)(actor, row)),
})
