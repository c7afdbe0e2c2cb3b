import type { Notification } from '@portal/contract/notifications'
import { eventInWords } from '@portal/words/events'
import type { NotificationRow } from './notifications.store.ts'

export function presentNotification(row: NotificationRow): Notification {
  const told = {
    event: row.event,
    request_type: row.requestType,
    request_start_date: row.requestStartDate,
    request_end_date: row.requestEndDate,
  }
  // Rows from before the person was kept have the name as it was then, and those from before reasons were kept none.
  const facts = row.facts && { ...noReason, ...row.facts, person: row.person ?? row.facts.person }
  return {
    id: row.id,
    user_id: row.userId,
    read: row.read,
    ...told,
    request_id: row.requestId,
    message: facts === null ? (row.message ?? '') : eventInWords({ ...told, facts }),
    facts,
    message_owner: { id: row.actorId, full_name: row.actor, avatar: row.actorAvatar },
    project_id: row.projectId,
    project: row.project,
    manager_id: row.managerId,
    manager: row.manager,
    created_at: row.createdAt.toISOString(),
  }
}

const noReason = { reason: null }
