import type { Day } from '@portal/domain/days'
import type { RecordType } from '@portal/domain/records'
import { and, asc, count, desc, eq, gte, lte, ne, or, type SQL, sql, sum } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Authorized } from '../../authorized.ts'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { isCurrentOn } from '../../db/reads/contract-days.ts'
import { categories } from '../../db/schema/categories.ts'
import { contracts } from '../../db/schema/contracts.ts'
import { holidays } from '../../db/schema/holidays.ts'
import { projects } from '../../db/schema/projects.ts'
import { records } from '../../db/schema/records.ts'
import { users } from '../../db/schema/users.ts'
import type { Slice } from '../../paging.ts'

const managers = alias(users, 'managers')

const columns = {
  id: records.id,
  userId: records.userId,
  user: users.fullName,
  projectId: records.projectId,
  project: projects.name,
  categoryId: records.categoryId,
  category: categories.name,
  description: records.description,
  hours: records.hours,
  date: records.date,
  jobStatusId: records.jobStatusId,
  recordType: records.recordType,
  paidLeaveType: records.paidLeaveType,
  manager: managers.fullName,
  requestId: records.requestId,
}

const selectRecords = (db: DbOrTx) =>
  db
    .select(columns)
    .from(records)
    .innerJoin(users, eq(users.id, records.userId))
    .leftJoin(projects, eq(projects.id, records.projectId))
    .leftJoin(categories, eq(categories.id, records.categoryId))
    .leftJoin(managers, eq(managers.id, projects.managerId))

export type RecordRow = Awaited<ReturnType<typeof selectRecords>>[number]

/** A record; on own paths only one of that user. */
export type RecordRef = { id: number; userId?: number }

const isRecord = ({ id, userId }: RecordRef) =>
  and(eq(records.id, id), userId === undefined ? undefined : eq(records.userId, userId))

export async function findRecordRow(db: DbOrTx, ref: RecordRef): Promise<RecordRow | undefined> {
  const [row] = await selectRecords(db).where(isRecord(ref))
  return row
}

/** A record that this transaction has written. */
export async function getRecordRow(tx: Tx, id: number): Promise<RecordRow> {
  const row = await findRecordRow(tx, { id })
  if (row === undefined) throw new Error(`Record ${id} is gone within its own transaction`)
  return row
}

export type RecordMatch = {
  userId?: number | undefined
  projectId?: number | undefined
  recordType?: RecordType | undefined
  from?: Day | undefined
  to?: Day | undefined
}

function isMatch({ userId, projectId, recordType, from, to }: RecordMatch): SQL | undefined {
  const isOneDay = from !== undefined && from === to
  return and(
    userId === undefined ? undefined : eq(records.userId, userId),
    projectId === undefined ? undefined : eq(records.projectId, projectId),
    recordType === undefined ? undefined : eq(records.recordType, recordType),
    isOneDay ? eq(records.date, from) : undefined,
    isOneDay || from === undefined ? undefined : gte(records.date, from),
    isOneDay || to === undefined ? undefined : lte(records.date, to),
  )
}

/** Newest date first, and within a day the newest record first. */
export function listRecordRows(db: DbOrTx, match: RecordMatch, slice: Slice) {
  return selectRecords(db)
    .where(isMatch(match))
    .orderBy(desc(records.date), desc(records.id))
    .limit(slice.limit)
    .offset(slice.offset)
}

export async function sumRecords(
  db: DbOrTx,
  match: RecordMatch,
): Promise<{ count: number; hoursSum: string }> {
  const [row] = await db
    .select({ count: count(), hoursSum: sum(records.hours) })
    .from(records)
    .where(isMatch(match))
  return { count: row?.count ?? 0, hoursSum: row?.hoursSum ?? '0' }
}

type CalendarQuery = { userId: number; projectId: number | undefined; from: Day; to: Day }

/** Oldest first. A project filters the worked hours; leave days are always included. */
export function listCalendarRows(db: DbOrTx, { userId, projectId, from, to }: CalendarQuery) {
  const ofProject =
    projectId === undefined
      ? undefined
      : or(eq(records.projectId, projectId), ne(records.recordType, 'regular'))
  return selectRecords(db)
    .where(and(isMatch({ userId, from, to }), ofProject))
    .orderBy(asc(records.date), asc(records.id))
}

export function listHolidaysBetween(db: DbOrTx, from: Day, to: Day) {
  return db
    .select({ id: holidays.id, date: holidays.date, title: holidays.title })
    .from(holidays)
    .where(and(gte(holidays.date, from), lte(holidays.date, to)))
    .orderBy(asc(holidays.date))
}

/**
 * Every writer of a user's records takes this lock, so that the checked sum of the day stays true until the commit.
 */
export async function lockUser(tx: Tx, userId: number) {
  const [user] = await tx
    .select({ id: users.id, active: users.active })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return user
}

export async function lockRecordOwner(tx: Tx, ref: RecordRef): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(records, eq(records.userId, users.id))
    .where(isRecord(ref))
    .for('no key update', { of: users })
}

type PlacementQuery = {
  userId: number
  projectId: number | null
  categoryId: number | null
  date: Day
  exceptRecordId?: number
}

/** Reads in one query what decides whether hours may be logged on a day. */
export async function findPlacementFacts(tx: Tx, query: PlacementQuery) {
  const { userId, projectId, categoryId, date, exceptRecordId } = query
  const contract = tx
    .select({ jobStatusId: contracts.jobStatusId })
    .from(contracts)
    .where(
      and(
        eq(contracts.userId, userId),
        projectId === null ? sql`false` : eq(contracts.projectId, projectId),
        isCurrentOn(date),
      ),
    )
    .limit(1)
  const category = tx
    .select({ one: sql`1` })
    .from(categories)
    .where(categoryId === null ? sql`false` : eq(categories.id, categoryId))
  const hours = tx
    .select({ sum: sql`coalesce(sum(${records.hours}), 0)` })
    .from(records)
    .where(
      and(
        eq(records.userId, userId),
        eq(records.date, date),
        eq(records.recordType, 'regular'),
        exceptRecordId === undefined ? undefined : ne(records.id, exceptRecordId),
      ),
    )
  const { rows } = await tx.execute<{
    job_status_id: number | null
    category_exists: boolean
    hours_of_day: string
  }>(
    sql`select (${contract}) as job_status_id, exists (${category}) as category_exists, (${hours}) as hours_of_day`,
  )
  const [row] = rows
  return {
    jobStatusId: row?.job_status_id ?? null,
    categoryExists: row?.category_exists ?? false,
    hoursOfDay: row?.hours_of_day ?? '0',
  }
}

type Values = {
  projectId: number
  categoryId: number
  jobStatusId: number
  description: string
  hours: number
  date: Day
}

const columnsOf = ({ projectId, categoryId, jobStatusId, description, hours, date }: Values) => ({
  projectId,
  categoryId,
  jobStatusId,
  description,
  hours: hours.toFixed(2),
  date,
})

export async function insertRecord(tx: Tx, values: Values & { userId: number }): Promise<number> {
  const row = onlyRow(
    await tx
      .insert(records)
      .values({ ...columnsOf(values), userId: values.userId, recordType: 'regular' })
      .returning({ id: records.id }),
  )
  return row.id
}

export async function updateRecordRow(
  tx: Tx,
  row: Authorized<RecordRow, 'update'>,
  values: Values,
): Promise<void> {
  await tx.update(records).set(columnsOf(values)).where(eq(records.id, row.id))
}

export async function deleteRecordRow(tx: Tx, row: Authorized<RecordRow, 'delete'>): Promise<void> {
  await tx.delete(records).where(eq(records.id, row.id))
}
