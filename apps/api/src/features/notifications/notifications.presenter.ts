import type { Notification } from '@portal/contract/notifications'
import { eventInWords } from '@portal/words/events'
import type { NotificationRow } from './notifications.store.ts'

export function presentNotification(row: NotificationRow): Notification {
  const told = {
    event: row.event,
    request_type: row.request_type,
    request_start_date: row.request_start_date,
    request_end_date: row.request_end_date,
  }
  // Rows from before the person was kept have the name as it was then, and those from before reasons were kept none.
  const facts = row.facts && { ...noReason, ...row.facts, person: row.person ?? row.facts.person }
  return {
    id: row.id,
    user_id: row.user_id,
    read: row.read,
    ...told,
    request_id: row.request_id,
    message: facts === null ? (row.message ?? '') : eventInWords({ ...told, facts }),
    facts,
    message_owner: { id: row.actor_id, full_name: row.actor, avatar: row.actorAvatar },
    project_id: row.project_id,
    project: row.project,
    manager_id: row.manager_id,
    manager: row.manager,
    created_at: row.created_at.toISOString(),
  }
}

const noReason = { reason: null }
