import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { buildUser } from '../../test/factories/user.ts'
import type { Db } from './client.ts'
import { onlyRow } from './only-row.ts'
import { leaveRequests } from './schema/leave-requests.ts'
import { records } from './schema/records.ts'
import { isExclusionViolation, isUniqueViolation, violatedConstraintOf } from './violations.ts'

let database: TestDatabase
let db: Db
let userId: number

beforeAll(async () => {
  database = await createTestDatabase()
  db = database.db
})

afterAll(() => database.close())

beforeEach(async () => {
  userId = (await buildUser(db)).id
})

type Row = Omit<typeof leaveRequests.$inferInsert, 'user_id'>

const ask = async (row: Row) =>
  onlyRow(
    await db
      .insert(leaveRequests)
      .values({ user_id: userId, ...row })
      .returning(),
  )

const refusalOf = (change: Promise<unknown>) =>
  change.then(
    () => undefined,
    (error: unknown) => violatedConstraintOf(error) ?? error,
  )

const sick = (start_date: string, end_date: string): Row => ({
  request_type: 'full_day_sick_leave',
  start_date,
  end_date,
})

const half = (date: string, half_day_slot: number): Row => ({
  request_type: 'half_day_sick_leave',
  start_date: date,
  end_date: date,
  half_day_slot,
})

const decided = { decided_at: new Date('2025-03-01T10:00:00Z') }

describe("the days of one user's leave requests", () => {
  it.each([
    ['2025-03-10', '2025-03-14', '2025-03-14', '2025-03-17'],
    ['2025-03-10', '2025-03-14', '2025-03-12', '2025-03-12'],
    ['2025-03-12', '2025-03-12', '2025-03-10', '2025-03-14'],
  ])(
    'leave from %s to %s and leave from %s to %s of one user are refused',
    async (start, end, otherStart, otherEnd) => {
      await ask(sick(start, end))
      const error = await ask(sick(otherStart, otherEnd)).catch((thrown: unknown) => thrown)
      expect(isExclusionViolation(error, 'leave_requests_no_overlap')).toBe(true)
    },
  )

  it('a leave request may begin on the day after another one', async () => {
    await ask(sick('2025-03-10', '2025-03-14'))
    expect(await refusalOf(ask(sick('2025-03-15', '2025-03-17')))).toBeUndefined()
    expect(await refusalOf(ask(half('2025-03-18', 1)))).toBeUndefined()
    expect(await refusalOf(ask(half('2025-03-09', 2)))).toBeUndefined()
  })

  it('a leave request does not block the days of other users', async () => {
    await ask(sick('2025-03-10', '2025-03-14'))
    userId = (await buildUser(db)).id
    expect(await refusalOf(ask(sick('2025-03-10', '2025-03-14')))).toBeUndefined()
  })

  it('a leave request blocks no days after it is rejected', async () => {
    const first = await ask(sick('2025-03-10', '2025-03-14'))
    await db
      .update(leaveRequests)
      .set({ status: 'rejected', decided_by_id: userId, ...decided })
      .where(eq(leaveRequests.id, first.id))
    expect(await refusalOf(ask(sick('2025-03-10', '2025-03-14')))).toBeUndefined()
  })

  it('a half day may share its day with one other half day, but not with two', async () => {
    await ask(half('2025-03-12', 1))
    expect(await refusalOf(ask(half('2025-03-12', 1)))).toBe('leave_requests_no_overlap')
    await ask(half('2025-03-12', 2))
    expect(await refusalOf(ask(half('2025-03-12', 2)))).toBe('leave_requests_no_overlap')
  })

  it.each([1, 2])('a whole day cannot share its day with a half day (%i)', async (slot) => {
    await ask(half('2025-03-12', slot))
    expect(await refusalOf(ask(sick('2025-03-10', '2025-03-12')))).toBe('leave_requests_no_overlap')
    expect(await refusalOf(ask(sick('2025-03-12', '2025-03-14')))).toBe('leave_requests_no_overlap')
  })
})

it.each<[string, Row, string | undefined]>([
  ['a half day without its half', { ...half('2025-03-12', 1), half_day_slot: null }, 'half_day_check'],
  ['a third half', half('2025-03-12', 3), 'half_day_check'],
  ['a whole day with a half', { ...sick('2025-03-12', '2025-03-12'), half_day_slot: 1 }, 'half_day_check'],
  ['a half day over two days', { ...half('2025-03-12', 1), end_date: '2025-03-13' }, 'one_day_check'],
  [
    'a day off over two days',
    { ...sick('2025-03-12', '2025-03-13'), request_type: 'day_off' },
    'one_day_check',
  ],
  ['a range that runs backwards', sick('2025-03-12', '2025-03-11'), 'dates_check'],
  ['366 days', sick('2024-01-01', '2024-12-31'), undefined],
  ['367 days', sick('2024-01-01', '2025-01-01'), 'dates_check'],
  [
    'a vacation without its length',
    { ...sick('2025-03-03', '2025-03-09'), request_type: 'vacation' },
    'vacation_check',
  ],
  [
    'a vacation of one week',
    { ...sick('2025-03-03', '2025-03-09'), request_type: 'vacation', vacation_type: 'one_week' },
    undefined,
  ],
  [
    'two weeks that are one',
    { ...sick('2025-03-03', '2025-03-09'), request_type: 'vacation', vacation_type: 'two_weeks' },
    'vacation_check',
  ],
  [
    'paid leave without its reason',
    { ...sick('2025-03-03', '2025-03-03'), request_type: 'paid_leave' },
    'paid_leave_check',
  ],
  ['a note of 30 characters', { ...sick('2025-03-03', '2025-03-03'), note: 'ї'.repeat(30) }, undefined],
  ['a note of 31 characters', { ...sick('2025-03-03', '2025-03-03'), note: 'ї'.repeat(31) }, 'note_check'],
  ['a decision by nobody', { ...sick('2025-03-03', '2025-03-03'), status: 'approved' }, 'decided_check'],
])('a leave request of %s is stored or refused by its constraint', async (_, row, constraint) => {
  expect(await refusalOf(ask(row))).toBe(constraint && `leave_requests_${constraint}`)
})

describe('leave records', () => {
  const dayOf = (request_id: number | null, date: string) => ({
    user_id: userId,
    request_id,
    record_type: 'full_day_sick_leave' as const,
    date,
    hours: 0,
  })

  it('leave records are unique for a request and a day', async () => {
    const { id } = await ask(sick('2025-03-10', '2025-03-11'))
    await db.insert(records).values([dayOf(id, '2025-03-10'), dayOf(id, '2025-03-11')])
    const error = await db
      .insert(records)
      .values(dayOf(id, '2025-03-10'))
      .catch((thrown: unknown) => thrown)
    expect(isUniqueViolation(error, 'records_request_date_unique')).toBe(true)

    const again = await db.insert(records).values(dayOf(id, '2025-03-11')).onConflictDoNothing().returning()
    expect(again).toEqual([])
  })

  it('leave records need a request and cannot have a project', async () => {
    const insert = db.insert(records).values(dayOf(null, '2025-03-10'))
    expect(await refusalOf(insert.execute())).toBe('records_leave_check')
  })

  it('leave records are deleted with their request', async () => {
    const { id } = await ask(sick('2025-03-10', '2025-03-10'))
    await db.insert(records).values(dayOf(id, '2025-03-10'))
    await db.delete(leaveRequests).where(eq(leaveRequests.id, id))
    expect(await db.$count(records, eq(records.request_id, id))).toBe(0)
  })
})
