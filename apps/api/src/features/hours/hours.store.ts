import type { RecordQuery } from '@portal/contract/hours/hours'
import type { Day } from '@portal/domain/days'
import type { Work } from '@portal/domain/hours/day-norm'
import type { RecordType } from '@portal/domain/hours/records'
import { and, asc, count, eq, gte, lte, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { type Given, prepared } from '../../db/prepared.ts'
import { isAnyOf } from '../../db/reads/any-of.ts'
import { employmentsOf } from '../../db/reads/employment.ts'
import { categories } from '../../db/schema/categories.ts'
import { contracts } from '../../db/schema/contracts.ts'
import { users } from '../../db/schema/people/users.ts'
import { projects } from '../../db/schema/projects.ts'
import { records, shownOfRecord, sumOfAllHours, sumOfHours } from '../../db/schema/records.ts'
import type { ChangesOf, Values } from '../../db/values.ts'
import type { Authorized } from '../../use-case/authorized.ts'
import type { Target } from '../../use-case/changed-meanwhile.ts'
import type { Slice } from '../../use-case/paging.ts'
import { managers, newestFirst, recordOrder } from './record-order.store.ts'

const columns = {
  ...shownOfRecord,
  user: users.full_name,
  project: projects.name,
  category: categories.name,
  manager: managers.full_name,
}

const selectRecords = (db: DbOrTx) =>
  db
    .select(columns)
    .from(records)
    .innerJoin(users, eq(users.id, records.user_id))
    .leftJoin(projects, eq(projects.id, records.project_id))
    .leftJoin(categories, eq(categories.id, records.category_id))
    .leftJoin(managers, eq(managers.id, projects.manager_id))

const totalsOfMatch = {
  count: sql`count(*) over ()`.mapWith(Number),
  hours_sum: sumOfAllHours(),
}

/**
 * Selects records with the totals of all matches in every row. It is only for few matches, because the window joins all
 * of them before the page is cut.
 */
const selectRecordsWithTotals = (db: DbOrTx) =>
  db
    .select({ ...columns, ...totalsOfMatch })
    .from(records)
    .innerJoin(users, eq(users.id, records.user_id))
    .leftJoin(projects, eq(projects.id, records.project_id))
    .leftJoin(categories, eq(categories.id, records.category_id))
    .leftJoin(managers, eq(managers.id, projects.manager_id))

export type RecordRow = Awaited<ReturnType<typeof selectRecords>>[number]

/** Names a record; on a user's own paths only a record of that user is found. */
type RecordRef = { id: number; user_id?: number }

/** A record that a request changes. */
export type RecordTarget = Target & RecordRef

const isRecord = ({ id, user_id }: RecordRef) =>
  and(eq(records.id, id), user_id === undefined ? undefined : eq(records.user_id, user_id))

export async function findRecordRow(db: DbOrTx, ref: RecordRef): Promise<RecordRow | undefined> {
  const [row] =
    ref.user_id === undefined
      ? await recordById(db, { id: ref.id })
      : await selectRecords(db).where(isRecord(ref))
  return row
}

const recordById = prepared('record_by_id', (db, given: Given<{ id: number }>) =>
  selectRecords(db).where(eq(records.id, given('id'))),
)

/** Lists the leave records of a request, oldest first. */
export const listRecordsOfRequest = (tx: Tx, requestId: number): Promise<RecordRow[]> =>
  selectRecords(tx).where(eq(records.request_id, requestId)).orderBy(asc(records.date))

/** Lists these records in the order of their ids. */
export const listRecordsById = (tx: Tx, ids: readonly number[]): Promise<RecordRow[]> =>
  selectRecords(tx).where(isAnyOf(records.id, ids)).orderBy(asc(records.id))

/** Reads a record that must exist, because the same transaction has just written it. */
export async function getRecordRow(tx: Tx, id: number): Promise<RecordRow> {
  const row = await findRecordRow(tx, { id })
  if (row === undefined) throw new Error(`Record ${id} is missing in the transaction that wrote it`)
  return row
}

export type RecordMatch = {
  user_id?: number | undefined
  project_id?: number | undefined
  record_type?: RecordType | undefined
  from?: Day | undefined
  to?: Day | undefined
}

function isMatch({ user_id, project_id, record_type, from, to }: RecordMatch): SQL | undefined {
  const isOneDay = from !== undefined && from === to
  return and(
    user_id === undefined ? undefined : eq(records.user_id, user_id),
    project_id === undefined ? undefined : eq(records.project_id, project_id),
    record_type === undefined ? undefined : eq(records.record_type, record_type),
    isOneDay ? eq(records.date, from) : undefined,
    isOneDay || from === undefined ? undefined : gte(records.date, from),
    isOneDay || to === undefined ? undefined : lte(records.date, to),
  )
}

type RecordPage = { rows: RecordRow[]; count: number; hours_sum: number }

type Listed = RecordMatch & Pick<RecordQuery, 'sort'>

/** Lists a page of records, newest date first unless sorted, with the totals of all matches. */
export async function listRecordPage(db: DbOrTx, match: Listed, slice: Slice): Promise<RecordPage> {
  const { user_id, project_id, record_type, from, to, sort } = match
  const isPersonsDay = user_id !== undefined && from !== undefined && from === to
  if (isPersonsDay && project_id === undefined && record_type === undefined && sort === undefined) {
    const rows = await dayOfPerson(db, { user_id, date: from, ...slice })
    const [first] = rows
    if (first !== undefined) return { rows, count: first.count, hours_sum: first.hours_sum }
    if (slice.offset === 0) return { rows, count: 0, hours_sum: 0 }
  }
  const [rows, sums] = await Promise.all([
    selectRecords(db)
      .where(isMatch(match))
      .orderBy(...recordOrder(sort))
      .limit(slice.limit)
      .offset(slice.offset),
    sumRecords(db, match),
  ])
  return { rows, ...sums }
}

const dayOfPerson = prepared('records_of_day', (db, given: Given<{ user_id: number; date: Day } & Slice>) =>
  selectRecordsWithTotals(db)
    .where(and(eq(records.user_id, given('user_id')), eq(records.date, given('date'))))
    .orderBy(...newestFirst)
    .limit(given('limit'))
    .offset(given('offset')),
)

async function sumRecords(db: DbOrTx, match: RecordMatch): Promise<{ count: number; hours_sum: number }> {
  const rows = await db
    .select({ count: count(), hours_sum: sumOfHours() })
    .from(records)
    .where(isMatch(match))
  return onlyRow(rows)
}

/** Sums the hours of each of these people on a day, whatever the project. */
export function sumDayByPerson(db: DbOrTx, { date, userIds }: { date: Day; userIds: readonly number[] }) {
  return db
    .select({ user_id: records.user_id, hours_sum: sumOfHours() })
    .from(records)
    .where(and(eq(records.date, date), isAnyOf(records.user_id, userIds)))
    .groupBy(records.user_id)
}

type CalendarQuery = { user_id: number; project_id: number | undefined; from: Day; to: Day }

/**
 * Lists the records of a calendar, oldest first. A project filters the worked hours; leave days are always included.
 */
export function listCalendarRows(db: DbOrTx, { user_id, project_id, from, to }: CalendarQuery) {
  const ofProject =
    project_id === undefined
      ? undefined
      : or(eq(records.project_id, project_id), ne(records.record_type, 'regular'))
  return selectRecords(db)
    .where(and(isMatch({ user_id, from, to }), ofProject))
    .orderBy(asc(records.date), asc(records.id))
}

/** Reads the days of all contracts and employments of a user. */
export async function readWork(db: DbOrTx, user_id: number): Promise<Work> {
  const [spans, [person]] = await Promise.all([
    db
      .select({ start_date: contracts.start_date, end_date: contracts.end_date })
      .from(contracts)
      .where(eq(contracts.user_id, user_id)),
    db
      .select({ employments: employmentsOf(users.id) })
      .from(users)
      .where(eq(users.id, user_id)),
  ])
  return { contracts: spans, employments: person?.employments ?? [] }
}

/** Locks the record's user until the commit, as every writer of a user's records does. */
export async function lockRecordOwner(tx: Tx, ref: RecordRef): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(records, eq(records.user_id, users.id))
    .where(isRecord(ref))
    .for('no key update', { of: users })
}

type WorkedHours = Values<typeof records, 'record_type' | 'request_id' | 'paid_leave_type'>

/** The columns of worked hours: they have a project, a category and a job status, which records of leave lack. */
export type RecordValues = { [Column in keyof WorkedHours]: NonNullable<WorkedHours[Column]> }

const insertedRecord = prepared('insert_record', (db, given: Given<RecordValues>) => {
  const values: Record<keyof RecordValues, Placeholder> = {
    user_id: given('user_id'),
    project_id: given('project_id'),
    category_id: given('category_id'),
    job_status_id: given('job_status_id'),
    description: given('description'),
    hours: given('hours'),
    date: given('date'),
  }
  return db
    .insert(records)
    .values({ ...values, record_type: 'regular' })
    .returning({ id: records.id })
})

export async function insertRecord(tx: Tx, values: RecordValues): Promise<number> {
  return onlyRow(await insertedRecord(tx, values)).id
}

export async function updateRecordRow(
  tx: Tx,
  row: Authorized<RecordRow, 'update'>,
  values: ChangesOf<Omit<RecordValues, 'user_id'>>,
): Promise<void> {
  await tx.update(records).set(values).where(eq(records.id, row.id))
}

export async function deleteRecordRow(tx: Tx, row: Authorized<RecordRow, 'delete'>): Promise<void> {
  await tx.delete(records).where(eq(records.id, row.id))
}
