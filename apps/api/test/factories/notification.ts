import type { Db } from '../../src/db/client.ts'
import { onlyRow } from '../../src/db/only-row.ts'
import { notifications } from '../../src/db/schema/notifications.ts'
import { buildUser } from './user.ts'

type Overrides = Partial<typeof notifications.$inferInsert>

/** Makes an unread notification of an approved request. */
export async function buildNotification(db: Db, overrides: Overrides = {}) {
  const userId = overrides.userId ?? (await buildUser(db)).id
  const actorId = overrides.actorId ?? (await buildUser(db)).id
  const values = {
    event: 'request_approved' as const,
    facts: { person: null, recount: null, reason: null },
    requestType: 'day_off' as const,
    requestStartDate: '2025-03-17',
    requestEndDate: '2025-03-17',
    ...overrides,
    userId,
    actorId,
  }
  return onlyRow(await db.insert(notifications).values(values).returning())
}
