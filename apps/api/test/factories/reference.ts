import type { JobStatusTag } from '@portal/domain/people/job-statuses'
import type { SubRoleKey } from '@portal/domain/roles'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../src/db/client.ts'
import { onlyRow } from '../../src/db/only-row.ts'
import { jobStatuses } from '../../src/db/schema/job-statuses.ts'
import { subRoles } from '../../src/db/schema/people/sub-roles.ts'
import { technologies } from '../../src/db/schema/technologies.ts'
import { nextNumber } from './sequence.ts'

export async function findStatusId(db: Db, tag: JobStatusTag): Promise<number> {
  return onlyRow(await db.select({ id: jobStatuses.id }).from(jobStatuses).where(eq(jobStatuses.tag, tag))).id
}

export async function findSubRoleIds(db: Db, ...keys: SubRoleKey[]): Promise<number[]> {
  const rows = await db.select({ id: subRoles.id }).from(subRoles).where(inArray(subRoles.key, keys))
  return rows.map((row) => row.id)
}

export async function buildTechnology(db: Db, overrides: Partial<typeof technologies.$inferInsert> = {}) {
  const { name = `Technology ${nextNumber()}` } = overrides
  const values = { name_folded: name, name_key: name, ...overrides, name }
  return onlyRow(await db.insert(technologies).values(values).returning())
}
