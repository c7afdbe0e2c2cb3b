import { importKeptDays, takenBackWithinHours } from '@portal/domain/imports/import-kinds'
import { and, asc, eq, exists, inArray, lt, or } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { importedRows, imports } from '../../db/schema/imports.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Deletes old imports with their rows, and those that nobody wrote within a day; one at a time, because each may have 20,000 rows. */
export async function forgetImports(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  const isOver = or(
    lt(imports.created_at, before(importKeptDays)),
    and(inArray(imports.state, ['mapping', 'checked']), lt(imports.created_at, before(1))),
  )
  for (;;) {
    const next = db.select({ id: imports.id }).from(imports).where(isOver).orderBy(asc(imports.id)).limit(1)
    const deleted = await db.delete(imports).where(inArray(imports.id, next)).returning({ id: imports.id })
    if (deleted.length === 0) break
  }
  await forgetValuesBefore(db, new Date(now.getTime() - takenBackWithinHours * hourMs))
}

/** Deletes what imports have written that are taken back no more: the values before may be salaries. */
async function forgetValuesBefore(db: Db, before: Date): Promise<void> {
  for (;;) {
    const ofImport = db.select().from(importedRows).where(eq(importedRows.import_id, imports.id))
    const [next] = await db
      .select({ id: imports.id })
      .from(imports)
      .where(and(lt(imports.written_at, before), exists(ofImport)))
      .orderBy(asc(imports.id))
      .limit(1)
    if (next === undefined) return
    await db.delete(importedRows).where(eq(importedRows.import_id, next.id))
  }
}
