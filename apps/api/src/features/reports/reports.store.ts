import type { Day } from '@portal/domain/days'
import { and, asc, eq, gt, gte, lt, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DbOrTx } from '../../db/client.ts'
import { isAnyOf } from '../../db/reads/any-of.ts'
import { ignoringCase } from '../../db/reads/sorted-by.ts'
import { categories } from '../../db/schema/categories.ts'
import { jobStatuses } from '../../db/schema/job-statuses.ts'
import { users } from '../../db/schema/people/users.ts'
import { projects } from '../../db/schema/projects.ts'
import { records, sumOfAllHours, sumOfHours } from '../../db/schema/records.ts'
import type { Slice } from '../../use-case/paging.ts'

/** Days and filters of a report. Lists of one kind mean 'one of these'. */
export type ReportMatch = {
  from: Day
  to: Day
  userIds?: readonly number[] | undefined
  jobStatusIds?: readonly number[] | undefined
  projectIds?: readonly number[] | undefined
  categoryIds?: readonly number[] | undefined
}

// A literal, not a parameter: it is the condition of records_report_idx, and a plan for any value could not use that.
const isRegular = sql`${records.record_type} = 'regular'`

export function isMatch({
  from,
  to,
  userIds,
  jobStatusIds,
  projectIds,
  categoryIds,
}: ReportMatch): SQL | undefined {
  return and(
    isRegular,
    ...(from === to ? [eq(records.date, from)] : [gte(records.date, from), lte(records.date, to)]),
    userIds && isAnyOf(records.user_id, userIds),
    jobStatusIds && isAnyOf(records.job_status_id, jobStatusIds),
    projectIds && isAnyOf(records.project_id, projectIds),
    categoryIds && isAnyOf(records.category_id, categoryIds),
  )
}

/** The managers of the reports' projects. */
export const managers = alias(users, 'managers')

export const byUser = [asc(ignoringCase(users.full_name))]
export const byProject = [asc(ignoringCase(projects.name))]

type Groups = Partial<Pick<typeof records, 'user_id' | 'project_id' | 'category_id' | 'job_status_id'>>

/**
 * The hours of each group of records. They are summed before anything is joined, because the groups are fewer than the
 * records.
 */
export const sumsBy = <const Columns extends Groups>(db: DbOrTx, match: ReportMatch, columns: Columns) =>
  db.$with('sums').as(
    db
      .select({ ...columns, hours: sumOfHours().as('hours') })
      .from(records)
      .where(isMatch(match))
      .groupBy(...Object.values(columns)),
  )

/** What the rows of the report are summed by. */
export const rowGroups = {
  user_id: records.user_id,
  project_id: records.project_id,
  category_id: records.category_id,
  job_status_id: records.job_status_id,
}

/** What a row says of its project, category and job status, which are joined to it. */
export const rowNames = {
  project_id: projects.id,
  project: projects.name,
  category_id: categories.id,
  category: categories.name,
  manager: managers.full_name,
  job_status_id: jobStatuses.id,
  job_status: jobStatuses.name,
  tag: jobStatuses.tag,
}

/**
 * Selects the rows of the people who are on the page, by full name, project and category, with the totals of all
 * matches. In a month of 500 people there are thousands of rows, and naming and sorting them all would take longer than
 * summing them.
 */
function selectReport(db: DbOrTx, match: ReportMatch, { offset, limit }: Slice) {
  const sums = sumsBy(db, match, rowGroups)
  const name = ignoringCase(users.full_name)
  // Namesakes are taken together, because their rows are sorted by project.
  const people = db.$with('people').as(
    db
      .select({
        user_id: sql<number>`${users.id}`.as('person_id'),
        user: sql<string>`${users.full_name}`.as('person'),
        rowsBefore:
          sql<number>`sum(count(*)) over (order by ${name}) - sum(count(*)) over (partition by ${name})`
            .mapWith(Number)
            .as('rows_before'),
        rowsUpTo: sql`sum(count(*)) over (order by ${name})`.as('rows_up_to'),
        count: sql<number>`sum(count(*)) over ()`.mapWith(Number).as('count'),
        hours_sum: sumOfAllHours(sumOfHours(sums.hours)).as('hours_sum'),
      })
      .from(sums)
      .innerJoin(users, eq(users.id, sums.user_id))
      .groupBy(users.id),
  )
  const page = db.$with('page').as(
    db
      .select({
        user_id: people.user_id,
        user: people.user,
        project_id: sums.project_id,
        category_id: sums.category_id,
        job_status_id: sums.job_status_id,
        hours: sums.hours,
        count: people.count,
        hours_sum: people.hours_sum,
        // The window also keeps the planner from joining the names below, to all rows.
        firstRow: sql<number>`min(${people.rowsBefore}) over ()`.mapWith(Number).as('first_row'),
      })
      .from(people)
      .innerJoin(sums, eq(sums.user_id, people.user_id))
      .where(and(gt(people.rowsUpTo, offset), lt(people.rowsBefore, offset + limit))),
  )
  return db
    .with(sums, people, page)
    .select({
      user_id: page.user_id,
      user: page.user,
      ...rowNames,
      hours: page.hours,
      count: page.count,
      hours_sum: page.hours_sum,
      firstRow: page.firstRow,
    })
    .from(page)
    .innerJoin(projects, eq(projects.id, page.project_id))
    .innerJoin(categories, eq(categories.id, page.category_id))
    .innerJoin(jobStatuses, eq(jobStatuses.id, page.job_status_id))
    .leftJoin(managers, eq(managers.id, projects.manager_id))
    .orderBy(
      asc(sql`lower(${page.user})`),
      ...byProject,
      asc(ignoringCase(categories.name)),
      asc(page.user_id),
      asc(projects.id),
      asc(categories.id),
      asc(jobStatuses.position),
    )
}

export type ReportRow = Omit<
  Awaited<ReturnType<typeof selectReport>>[number],
  'count' | 'hours_sum' | 'firstRow'
>

export type ReportPage = { rows: ReportRow[]; count: number; hours_sum: number }

/** Lists a page of the report by full name, project and category, with the totals of all matches. */
export async function listReportPage(db: DbOrTx, match: ReportMatch, slice: Slice): Promise<ReportPage> {
  const rows = await selectReport(db, match, slice)
  // Every row has the totals. Past the end there is none, and they are those of the first row.
  const [first] =
    rows.length > 0 || slice.offset === 0 ? rows : await selectReport(db, match, { offset: 0, limit: 1 })
  const start = slice.offset - (first?.firstRow ?? 0)
  return {
    rows: rows.slice(start, start + slice.limit),
    count: first?.count ?? 0,
    hours_sum: first?.hours_sum ?? 0,
  }
}

/** Sums the hours of each project with each job status. */
export function sumByProjectAndStatus(db: DbOrTx, match: ReportMatch) {
  const sums = sumsBy(db, match, { project_id: records.project_id, job_status_id: records.job_status_id })
  return db
    .with(sums)
    .select({
      project_id: projects.id,
      project: projects.name,
      job_status_id: jobStatuses.id,
      job_status: jobStatuses.name,
      tag: jobStatuses.tag,
      hours: sums.hours,
    })
    .from(sums)
    .innerJoin(projects, eq(projects.id, sums.project_id))
    .innerJoin(jobStatuses, eq(jobStatuses.id, sums.job_status_id))
    .orderBy(...byProject, asc(projects.id), asc(jobStatuses.position))
}

/** Sums the hours of each user, by full name. */
export function sumByUser(db: DbOrTx, match: ReportMatch) {
  const sums = sumsBy(db, match, { user_id: records.user_id })
  return db
    .with(sums)
    .select({ user_id: users.id, user: users.full_name, hours: sums.hours })
    .from(sums)
    .innerJoin(users, eq(users.id, sums.user_id))
    .orderBy(...byUser, asc(users.id))
}
