import type { Day } from '@portal/domain/days'
import { and, asc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DbOrTx } from '../../db/client.ts'
import { isAnyOf } from '../../db/reads/any-of.ts'
import { ignoringCase } from '../../db/reads/sorted-by.ts'
import { categories } from '../../db/schema/categories.ts'
import { jobStatuses } from '../../db/schema/job-statuses.ts'
import { users } from '../../db/schema/people/users.ts'
import { projects } from '../../db/schema/projects.ts'
import { records } from '../../db/schema/records.ts'
import type { Slice } from '../../paging.ts'

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
const isRegular = sql`${records.recordType} = 'regular'`

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
    userIds && isAnyOf(records.userId, userIds),
    jobStatusIds && isAnyOf(records.jobStatusId, jobStatusIds),
    projectIds && isAnyOf(records.projectId, projectIds),
    categoryIds && isAnyOf(records.categoryId, categoryIds),
  )
}

export const hoursSum = sql<string>`sum(${records.hours})`

/** The managers of the reports' projects. */
const managers = alias(users, 'managers')

export const byUser = [asc(ignoringCase(users.fullName))]
export const byProject = [asc(ignoringCase(projects.name))]

/** By full name, project and category, with the totals of all matches. The records are read once. */
function selectReport(db: DbOrTx, match: ReportMatch) {
  const sums = db.$with('sums').as(
    db
      .select({
        userId: records.userId,
        projectId: records.projectId,
        categoryId: records.categoryId,
        jobStatusId: records.jobStatusId,
        hours: hoursSum.as('hours'),
      })
      .from(records)
      .where(isMatch(match))
      .groupBy(records.userId, records.projectId, records.categoryId, records.jobStatusId),
  )
  return db
    .with(sums)
    .select({
      userId: users.id,
      user: users.fullName,
      projectId: projects.id,
      project: projects.name,
      categoryId: categories.id,
      category: categories.name,
      manager: managers.fullName,
      jobStatusId: jobStatuses.id,
      jobStatus: jobStatuses.name,
      tag: jobStatuses.tag,
      hours: sums.hours,
      count: sql`(select count(*) from ${sums})`.mapWith(Number),
      hoursSum: sql<string>`(select sum(hours) from ${sums})`,
    })
    .from(sums)
    .innerJoin(users, eq(users.id, sums.userId))
    .innerJoin(projects, eq(projects.id, sums.projectId))
    .innerJoin(categories, eq(categories.id, sums.categoryId))
    .innerJoin(jobStatuses, eq(jobStatuses.id, sums.jobStatusId))
    .leftJoin(managers, eq(managers.id, projects.managerId))
    .orderBy(
      ...byUser,
      ...byProject,
      asc(ignoringCase(categories.name)),
      asc(users.id),
      asc(projects.id),
      asc(categories.id),
      asc(jobStatuses.position),
    )
}

export type ReportRow = Awaited<ReturnType<typeof selectReport>>[number]

type ReportPage = { rows: ReportRow[]; count: number; hoursSum: string }

/** By full name, project and category, with the totals of all matches. */
export async function listReportPage(db: DbOrTx, match: ReportMatch, slice: Slice): Promise<ReportPage> {
  const rows = await selectReport(db, match).limit(slice.limit).offset(slice.offset)
  // Every row has the totals. Past the end there is none, and they are those of the first row.
  const [first] = rows.length > 0 || slice.offset === 0 ? rows : await selectReport(db, match).limit(1)
  return { rows, count: first?.count ?? 0, hoursSum: first?.hoursSum ?? '0' }
}

/** The hours of each project with each job status. */
export function sumByProjectAndStatus(db: DbOrTx, match: ReportMatch) {
  return db
    .select({
      projectId: projects.id,
      project: projects.name,
      jobStatusId: jobStatuses.id,
      jobStatus: jobStatuses.name,
      tag: jobStatuses.tag,
      hours: hoursSum,
    })
    .from(records)
    .innerJoin(projects, eq(projects.id, records.projectId))
    .innerJoin(jobStatuses, eq(jobStatuses.id, records.jobStatusId))
    .where(isMatch(match))
    .groupBy(projects.id, jobStatuses.id)
    .orderBy(...byProject, asc(projects.id), asc(jobStatuses.position))
}

/** The hours of each user, by full name. */
export function sumByUser(db: DbOrTx, match: ReportMatch) {
  return db
    .select({ userId: users.id, user: users.fullName, hours: hoursSum })
    .from(records)
    .innerJoin(users, eq(users.id, records.userId))
    .where(isMatch(match))
    .groupBy(users.id)
    .orderBy(...byUser, asc(users.id))
}
