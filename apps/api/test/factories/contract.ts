import type { JobStatusTag } from '@portal/domain/people/job-statuses'
import { eq } from 'drizzle-orm'
import type { Db } from '../../src/db/client.ts'
import { onlyRow } from '../../src/db/only-row.ts'
import { contracts } from '../../src/db/schema/contracts.ts'
import { jobStatuses } from '../../src/db/schema/job-statuses.ts'
import { buildProject } from './project.ts'
import { buildUser } from './user.ts'

type Overrides = Partial<typeof contracts.$inferInsert> & { tag?: JobStatusTag }

/** Makes an open contract since the start of 2025 with the status Outstaff, unless told otherwise. */
export async function buildContract(db: Db, { tag = 'outstaff', ...overrides }: Overrides = {}) {
  const status = onlyRow(await db.select().from(jobStatuses).where(eq(jobStatuses.tag, tag)))
  const user_id = overrides.user_id ?? (await buildUser(db)).id
  const project_id = overrides.project_id ?? (await buildProject(db)).id
  const values = {
    user_id,
    project_id,
    job_status_id: status.id,
    admin_id: user_id,
    start_date: '2025-01-01',
    ...overrides,
  }
  return onlyRow(await db.insert(contracts).values(values).returning())
}
