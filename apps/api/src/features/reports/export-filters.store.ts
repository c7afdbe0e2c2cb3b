import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/client.ts'
import { isAnyOf } from '../../db/reads/any-of.ts'
import { categories } from '../../db/schema/categories.ts'
import { customers } from '../../db/schema/customers.ts'
import { jobStatuses } from '../../db/schema/job-statuses.ts'
import { users } from '../../db/schema/people/users.ts'
import { projects } from '../../db/schema/projects.ts'

type Filter = 'user_id' | 'job_status_id' | 'project_id' | 'customer_id' | 'category_id'
type Filters = { [Name in Filter]?: readonly number[] | undefined }

/** The filters of a query with names instead of ids; what there is no more keeps its id. */
export async function nameFilters(tx: Tx, query: Filters) {
  return {
    user_id: await namesOf(tx, users, users.full_name, query.user_id),
    job_status_id: await namesOf(tx, jobStatuses, jobStatuses.name, query.job_status_id),
    project_id: await namesOf(tx, projects, projects.name, query.project_id),
    customer_id: await namesOf(tx, customers, customers.company_name, query.customer_id),
    category_id: await namesOf(tx, categories, categories.name, query.category_id),
  }
}

type Named = PgTable & { id: PgColumn }

async function namesOf(
  tx: Tx,
  table: Named,
  name: PgColumn | SQL,
  ids: readonly number[] | undefined,
): Promise<string[]> {
  if (ids === undefined) return []
  const rows = await tx.select({ id: table.id, name }).from(table).where(isAnyOf(table.id, ids))
  const nameOf = new Map(rows.map((row) => [row.id, row.name]))
  return ids.map((id) => String(nameOf.get(id) ?? id))
}
