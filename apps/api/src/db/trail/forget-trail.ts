import { asc, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { auditEntries } from '../schema/audit-entries.ts'

type Kept = { now: Date; keepMonths: number; portionRows?: number }

/** Rows that are deleted by one statement: some tens of milliseconds, in which nobody waits for them. */
const usualPortion = 2000

/**
 * Deletes the rows of the trail that are older than so many months. They are looked for from the oldest id on, because
 * rows come in the order of their moments. The last portion ends where a row is kept.
 */
export async function forgetTrail(
  db: Db,
  { now, keepMonths, portionRows = usualPortion }: Kept,
): Promise<void> {
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() - keepMonths)
  for (;;) {
    const oldest = db
      .select({ id: auditEntries.id, at: auditEntries.at })
      .from(auditEntries)
      .orderBy(asc(auditEntries.id))
      .limit(portionRows)
      .as('oldest')
    const ended = db.select({ id: oldest.id }).from(oldest).where(lt(oldest.at, end))
    const gone = await db
      .delete(auditEntries)
      .where(inArray(auditEntries.id, ended))
      .returning({ id: sql`1` })
    if (gone.length < portionRows) return
  }
}
