import type { Db } from '../../src/db/client.ts'
import { onlyRow } from '../../src/db/only-row.ts'
import { auditEntries } from '../../src/db/schema/audit-entries.ts'
import { defaultNow } from '../app.ts'

/** Writes a row of the trail: a changed category, unless told otherwise. */
export async function buildAuditEntry(db: Db, overrides: Partial<typeof auditEntries.$inferInsert> = {}) {
  const values = {
    at: new Date(defaultNow),
    actor_id: null,
    via: 'browser' as const,
    act: 'categories.update',
    object_type: 'category',
    object_id: 1,
    object: 'Design',
    changes: [{ field: 'name', before: 'Drawing', after: 'Design', hidden: false }],
    address: '192.0.2.7',
    ...overrides,
  }
  return onlyRow(await db.insert(auditEntries).values(values).returning())
}
