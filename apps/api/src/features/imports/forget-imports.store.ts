import { importKeptDays } from '@portal/domain/imports/import-kinds'
import { and, asc, inArray, lt, or } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { imports } from '../../db/schema/imports.ts'

const dayMs = 86_400_000

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
    if (deleted.length === 0) return
  }
}
