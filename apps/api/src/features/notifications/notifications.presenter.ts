import type { Notification } from '@portal/contract/notifications'
import type { NotificationRow } from './notifications.store.ts'

export const presentNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  user_id: row.userId,
  read: row.read,
  event: row.event,
  message: row.message,
  message_owner: { id: row.actorId, full_name: row.actor },
  request_type: row.requestType,
  request_start_date: row.requestStartDate,
  request_end_date: row.requestEndDate,
  project_id: row.projectId,
  project: row.project,
  manager_id: row.managerId,
  manager: row.manager,
  created_at: row.createdAt.toISOString(),
})
