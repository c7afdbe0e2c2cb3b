import { desc, eq } from 'drizzle-orm'
import type { DbOrTx } from '../database.ts'
import { auditEntries } from '../schema/audit-entries.ts'

/** The version of the last start that the trail knows; undefined where it knows none. */
export async function lastStartedVersion(db: DbOrTx): Promise<string | undefined> {
  const [row] = await db
    .select({ version: auditEntries.object })
    .from(auditEntries)
    .where(eq(auditEntries.act, 'portal.start'))
    .orderBy(desc(auditEntries.id))
    .limit(1)
  return row?.version
}
