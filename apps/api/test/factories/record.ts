import type { Db } from '../../src/db/client.ts'
import { onlyRow } from '../../src/db/only-row.ts'
import { records } from '../../src/db/schema/records.ts'
import { buildCategory } from './category.ts'
import { buildContract } from './contract.ts'

type Overrides = Partial<typeof records.$inferInsert>

/** Makes a record of eight regular hours, and a contract for them when no project is given. */
export async function buildRecord(db: Db, overrides: Overrides = {}) {
  const contract =
    overrides.project_id && overrides.user_id && overrides.job_status_id
      ? {
          project_id: overrides.project_id,
          user_id: overrides.user_id,
          job_status_id: overrides.job_status_id,
        }
      : await buildContract(db, {
          ...(overrides.user_id ? { user_id: overrides.user_id } : {}),
          ...(overrides.project_id ? { project_id: overrides.project_id } : {}),
        })
  const category_id = overrides.category_id ?? (await buildCategory(db)).id
  const values = {
    user_id: contract.user_id,
    project_id: contract.project_id,
    job_status_id: contract.job_status_id,
    category_id,
    date: '2025-03-12',
    hours: 8,
    ...overrides,
  }
  return onlyRow(await db.insert(records).values(values).returning())
}
