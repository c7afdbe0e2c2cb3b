import type { ObjectType } from '@portal/domain/trail/acts'
import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Db } from '../../src/db/client.ts'
import { auditEntries } from '../../src/db/schema/audit-entries.ts'

/** The rows of the trail about one object, oldest first. */
export const trailOfObject = (db: Db, object_type: ObjectType, object_id: number) =>
  db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.object_type, object_type), eq(auditEntries.object_id, object_id)))
    .orderBy(asc(auditEntries.id))

/** How many rows the whole trail has. */
export async function countTrail(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(auditEntries)
  return row?.count ?? 0
}

/** What the newest row of the whole trail tells. */
export async function newestChanges(db: Db) {
  const [row] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  return row?.changes ?? []
}

/** The rows of the trail that concern a person, oldest first. */
export const trailOfPerson = (db: Db, person_id: number) =>
  db.select().from(auditEntries).where(eq(auditEntries.person_id, person_id)).orderBy(asc(auditEntries.id))
