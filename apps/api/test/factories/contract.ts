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
  const userId = overrides.userId ?? (await buildUser(db)).id
  const projectId = overrides.projectId ?? (await buildProject(db)).id
  const values = {
    userId,
    projectId,
    jobStatusId: status.id,
    adminId: userId,
    startDate: '2025-01-01',
    ...overrides,
  }
  return onlyRow(await db.insert(contracts).values(values).returning())
}
