import type { Notification } from '@portal/contract/notifications'

/** A notification for tests: the higher the id, the newer. */
export const exampleNotification = (id: number, read = false): Notification => ({
  id,
  user_id: 1,
  read,
  event: 'request_created',
  message: 'asked for leave',
  facts: { person: null, recount: null, reason: null },
  message_owner: { id: 2, full_name: 'Olha Koval', avatar: null },
  request_id: null,
  request_type: 'vacation',
  request_start_date: '2026-12-01',
  request_end_date: '2026-12-07',
  project_id: null,
  project: null,
  manager_id: null,
  manager: null,
  created_at: new Date(Date.UTC(2026, 10, 22, 12, 0, id)).toISOString(),
})
