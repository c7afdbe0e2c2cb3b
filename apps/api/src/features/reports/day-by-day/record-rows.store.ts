import type { Day } from '@portal/domain/days'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { DbOrTx, ReadBatches } from '../../../db/client.ts'
import { onlyRow } from '../../../db/only-row.ts'
import { isAnyOf } from '../../../db/reads/any-of.ts'
import { categories } from '../../../db/schema/categories.ts'
import { customers } from '../../../db/schema/customers.ts'
import { users } from '../../../db/schema/people/users.ts'
import { projects } from '../../../db/schema/projects.ts'
import { records } from '../../../db/schema/records.ts'
import { byProject, byUser, isMatch } from '../reports.store.ts'

/** Which records are read. Lists of one kind mean 'one of these'. */
export type RecordRowMatch = {
  from: Day
  to: Day
  userIds?: readonly number[] | undefined
  projectIds?: readonly number[] | undefined
  customerIds?: readonly number[] | undefined
}

function isWanted(db: DbOrTx, { customerIds, ...match }: RecordRowMatch) {
  if (customerIds === undefined) return isMatch(match)
  const ofCustomers = db
    .select({ id: projects.id })
    .from(projects)
    .where(isAnyOf(projects.customer_id, customerIds))
  return and(isMatch(match), inArray(records.project_id, ofCustomers))
}

/** Counted apart, because a window over all rows would hold the first one back until the last one is found. */
export async function countRecordRows(db: DbOrTx, match: RecordRowMatch): Promise<number> {
  const rows = await db.select({ count: count() }).from(records).where(isWanted(db, match))
  return onlyRow(rows).count
}

// The rows of a batch have the names of the columns, which are therefore given here.
const recordRows = z.array(
  z.object({
    date: z.string(),
    user_id: z.int(),
    user_name: z.string(),
    project_id: z.int(),
    project: z.string(),
    customer: z.nullable(z.string()),
    category: z.string(),
    description: z.string(),
    hours: z.number(),
  }),
)
export type RecordFileRow = z.infer<typeof recordRows>[number]

type Wanted = { match: RecordRowMatch; isByName: boolean }

/**
 * Reads records by date, person and project. The order of people is that of their names, or of their ids, which says
 * nothing of the names.
 */
export async function* readRecordRows(db: DbOrTx, readBatches: ReadBatches, { match, isByName }: Wanted) {
  const query = db
    .select({
      date: sql`${records.date}::text`.as('date'),
      user_id: sql`${records.user_id}`.as('user_id'),
      user_name: sql`${users.full_name}`.as('user_name'),
      project_id: sql`${records.project_id}`.as('project_id'),
      project: sql`${projects.name}`.as('project'),
      customer: sql`${customers.company_name}`.as('customer'),
      category: sql`${categories.name}`.as('category'),
      description: sql`${records.description}`.as('description'),
      // The rows of a batch are those of the driver, which has text for a decimal.
      hours: sql`${records.hours}::float8`.as('hours'),
    })
    .from(records)
    .innerJoin(users, eq(users.id, records.user_id))
    .innerJoin(projects, eq(projects.id, records.project_id))
    .leftJoin(customers, eq(customers.id, projects.customer_id))
    .innerJoin(categories, eq(categories.id, records.category_id))
    .where(isWanted(db, match))
    .orderBy(
      asc(records.date),
      ...(isByName ? byUser : []),
      asc(records.user_id),
      ...byProject,
      asc(records.project_id),
      asc(records.id),
    )
  for await (const batch of readBatches(query)) yield z.parse(recordRows, batch)
}
