import type { Db } from '../../src/db/client.ts'
import { onlyRow } from '../../src/db/only-row.ts'
import { records } from '../../src/db/schema/records.ts'
import { buildCategory } from './category.ts'
import { buildContract } from './contract.ts'

type Overrides = Partial<typeof records.$inferInsert>

/** Makes a record of eight regular hours, and a contract for them when no project is given. */
export async function buildRecord(db: Db, overrides: Overrides = {}) {
  const contract =
    overrides.projectId && overrides.userId && overrides.jobStatusId
      ? { projectId: overrides.projectId, userId: overrides.userId, jobStatusId: overrides.jobStatusId }
      : await buildContract(db, {
          ...(overrides.userId ? { userId: overrides.userId } : {}),
          ...(overrides.projectId ? { projectId: overrides.projectId } : {}),
        })
  const categoryId = overrides.categoryId ?? (await buildCategory(db)).id
  const values = {
    userId: contract.userId,
    projectId: contract.projectId,
    jobStatusId: contract.jobStatusId,
    categoryId,
    date: '2025-03-12',
    hours: '8.00',
    ...overrides,
  }
  return onlyRow(await db.insert(records).values(values).returning())
}
