import type { Db } from '../../src/db/client.ts'
import { onlyRow } from '../../src/db/only-row.ts'
import { notifications } from '../../src/db/schema/notifications.ts'
import { buildUser } from './user.ts'

type Overrides = Partial<typeof notifications.$inferInsert>

/** Makes an unread notification of an approved request. */
export async function buildNotification(db: Db, overrides: Overrides = {}) {
  const user_id = overrides.user_id ?? (await buildUser(db)).id
  const actor_id = overrides.actor_id ?? (await buildUser(db)).id
  const values = {
    event: 'request_approved' as const,
    facts: { person: null, recount: null, reason: null },
    request_type: 'day_off' as const,
    request_start_date: '2025-03-17',
    request_end_date: '2025-03-17',
    ...overrides,
    user_id,
    actor_id,
  }
  return onlyRow(await db.insert(notifications).values(values).returning())
}
