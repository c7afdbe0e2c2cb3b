import type { Notification } from '@portal/contract/notifications'
import { eventInWords } from '@portal/words/events'
import type { NotificationRow } from './notifications.store.ts'

/** Each field has its name here, because the live channel sends what this returns as it is. */
export function presentNotification(row: NotificationRow): Notification {
  // Rows from before the person was kept have the name as it was then, and those from before reasons were kept none.
  const facts = row.facts && { ...noReason, ...row.facts, person: row.person ?? row.facts.person }
  return {
    id: row.id,
    user_id: row.user_id,
    read: row.read,
    event: row.event,
    message: facts === null ? (row.message ?? '') : eventInWords({ ...row, facts }),
    facts,
    message_owner: row.message_owner,
    request_id: row.request_id,
    request_type: row.request_type,
    request_start_date: row.request_start_date,
    request_end_date: row.request_end_date,
    project_id: row.project_id,
    project: row.project,
    manager_id: row.manager_id,
    manager: row.manager,
    created_at: row.created_at.toISOString(),
  }
}

const noReason = { reason: null }
