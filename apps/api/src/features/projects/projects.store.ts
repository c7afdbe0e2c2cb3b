import { asc, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../db/client.ts'
import { projects } from '../../db/schema/projects.ts'

export function listProjectNames(db: DbOrTx) {
  return db
    .select({ id: projects.id, name: projects.name, is_bench: projects.isBench })
    .from(projects)
    .orderBy(asc(sql`lower(${projects.name})`), asc(projects.id))
}
