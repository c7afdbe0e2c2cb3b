import type { reportSortFields } from '@portal/contract/reports'
import type { Sort } from '@portal/contract/shared/sorting'
import { asc, eq, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../db/client.ts'
import { ignoringCase } from '../../db/reads/sorted-by.ts'
import { categories } from '../../db/schema/categories.ts'
import { jobStatuses } from '../../db/schema/job-statuses.ts'
import { users } from '../../db/schema/people/users.ts'
import { projects } from '../../db/schema/projects.ts'
import { sumOfAllHours } from '../../db/schema/records.ts'
import type { Slice } from '../../use-case/paging.ts'
import {
  byProject,
  byUser,
  managers,
  type ReportMatch,
  type ReportPage,
  rowGroups,
  rowNames,
  sumsBy,
} from './reports.store.ts'

type ReportSort = Sort<(typeof reportSortFields)[number]>

/** Selects a page of all rows in another order than the usual one, which decides where values are equal. */
function selectSorted(db: DbOrTx, match: ReportMatch, sort: ReportSort, { offset, limit }: Slice) {
  const sums = sumsBy(db, match, rowGroups)
  const columns = {
    user: ignoringCase(users.full_name),
    project: ignoringCase(projects.name),
    category: ignoringCase(categories.name),
    manager: ignoringCase(managers.full_name),
    job_status: ignoringCase(jobStatuses.name),
    // Rows that show the same hours are equal.
    hours: sql`round(${sums.hours}, 2)`,
  }
  return db
    .with(sums)
    .select({
      user_id: users.id,
      user: users.full_name,
      ...rowNames,
      hours: sums.hours,
      count: sql<number>`count(*) over ()`.mapWith(Number),
      hours_sum: sumOfAllHours(sums.hours),
    })
    .from(sums)
    .innerJoin(users, eq(users.id, sums.user_id))
    .innerJoin(projects, eq(projects.id, sums.project_id))
    .innerJoin(categories, eq(categories.id, sums.category_id))
    .innerJoin(jobStatuses, eq(jobStatuses.id, sums.job_status_id))
    .leftJoin(managers, eq(managers.id, projects.manager_id))
    .orderBy(
      sql`${columns[sort.field]} ${sort.isDescending ? sql`desc` : sql`asc`} nulls last`,
      ...byUser,
      ...byProject,
      asc(ignoringCase(categories.name)),
      asc(users.id),
      asc(projects.id),
      asc(categories.id),
      asc(jobStatuses.position),
    )
    .limit(limit)
    .offset(offset)
}

/** Lists a page of the report sorted by a column, with the totals of all matches. */
export async function listSortedReportPage(
  db: DbOrTx,
  match: ReportMatch,
  sort: ReportSort,
  slice: Slice,
): Promise<ReportPage> {
  const rows = await selectSorted(db, match, sort, slice)
  // Every row has the totals. Past the end there is none, and they are those of the first row.
  const [first] =
    rows.length > 0 || slice.offset === 0
      ? rows
      : await selectSorted(db, match, sort, { offset: 0, limit: 1 })
  return { rows, count: first?.count ?? 0, hours_sum: first?.hours_sum ?? 0 }
}
