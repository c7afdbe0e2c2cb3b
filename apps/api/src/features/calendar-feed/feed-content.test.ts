import { holidays as holidayCalls } from '@portal/contract/holidays'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildLeaveRequest } from '../../../test/factories/leave-request.ts'
import { buildProject, findBench } from '../../../test/factories/project.ts'
import { buildAdmin, buildUser } from '../../../test/factories/user.ts'
import { someoneOnLeave } from '../../../test/someone-on-leave.ts'
import {
  eventsOf,
  fetchFeed,
  makeFeedAddress,
  someoneWithCalendar,
} from '../../../test/someone-with-calendar.ts'
import { holidays } from '../../db/schema/holidays.ts'
import { leaveRequests } from '../../db/schema/leave-requests.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const textAt = async (address: string) => (await fetchFeed(api, address)).body

/** Reads the leave and absences at the address, without the company's holidays. */
async function eventsAt(address: string) {
  const text = await textAt(address)
  const rows = await api.db.select({ uid: holidays.calendar_uid }).from(holidays)
  const free = new Set(rows.map(({ uid }) => uid))
  return eventsOf(text).filter(({ uid }) => !free.has(uid))
}

/** Makes a person with a contract on the project. */
async function colleague(project_id: number, last_name: string, span: { end_date?: string } = {}) {
  const user = await buildUser(api.db, { first_name: 'Olena', last_name })
  await buildContract(api.db, { user_id: user.id, project_id, ...span })
  return user.id
}

const approved = { status: 'approved' } as const

describe('the content of a calendar feed', () => {
  it('the calendar feed has the own leave in full words, pending leave as tentative, and no declined leave', async () => {
    const { client, user_id } = await someoneWithCalendar(api)
    const own = { user_id, start_date: '2025-03-17' }
    const wedding = await buildLeaveRequest(api.db, {
      ...own,
      ...approved,
      request_type: 'paid_leave',
      paid_leave_type: 'Wedding day',
      end_date: '2025-03-21',
      note: 'Back on Monday; call me',
    })
    await buildLeaveRequest(api.db, {
      user_id,
      request_type: 'vacation',
      vacation_type: 'one_week',
      start_date: '2025-12-29',
    })
    await buildLeaveRequest(api.db, { user_id, start_date: '2025-04-01', status: 'rejected' })
    await buildLeaveRequest(api.db, { user_id, ...approved, start_date: '2024-03-01' })
    const address = await makeFeedAddress(client)
    expect(await eventsAt(address)).toMatchObject([
      {
        uid: wedding.calendar_uid,
        sequence: 0,
        summary: 'Paid Leave, Wedding day',
        description: 'Back on Monday; call me',
        status: 'CONFIRMED',
        transparency: 'OPAQUE',
        datetype: 'date',
      },
      { summary: 'Vacation (pending)', status: 'TENTATIVE', transparency: 'TRANSPARENT' },
    ])
    const text = await textAt(address)
    expect(text).toContain('DTSTART;VALUE=DATE:20250317\r\nDTEND;VALUE=DATE:20250322\r\n')
    expect(text).toContain('DTSTART;VALUE=DATE:20251229\r\nDTEND;VALUE=DATE:20260105\r\n')
  })

  it('the calendar feed shows only the names and days of colleagues on the same projects', async () => {
    const { client, project_id } = await someoneWithCalendar(api)
    const user_id = await colleague(project_id, 'Kovalenko')
    const days = { start_date: '2025-03-17', end_date: '2025-03-18' }
    const hidden = { note: 'Hidden note', request_type: 'unpaid_leave' } as const
    const absence = await buildLeaveRequest(api.db, {
      user_id,
      ...approved,
      ...days,
      ...hidden,
      updated_at: new Date('2025-02-27T15:16:17Z'),
    })
    await buildLeaveRequest(api.db, { user_id, start_date: '2025-03-20' })
    const text = await textAt(await makeFeedAddress(client))
    expect(text).toContain(
      [
        'BEGIN:VEVENT',
        `UID:${absence.calendar_uid}`,
        'SEQUENCE:0',
        'DTSTAMP:20250201T000000Z',
        'DTSTART;VALUE=DATE:20250317',
        'DTEND;VALUE=DATE:20250319',
        'SUMMARY:Olena Kovalenko: absent',
        'STATUS:CONFIRMED',
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
      ].join('\r\n'),
    )
    expect(text).not.toMatch(/Hidden|npaid|20250320/)
  })

  it("half a day of leave blocks no whole day in a calendar, and a colleague's half day is named so", async () => {
    const { client, user_id, project_id } = await someoneWithCalendar(api)
    const half = { ...approved, start_date: '2025-03-24', request_type: 'half_day_sick_leave' } as const
    await buildLeaveRequest(api.db, { ...half, user_id })
    await buildLeaveRequest(api.db, { ...half, user_id: await colleague(project_id, 'Half') })
    expect(await eventsAt(await makeFeedAddress(client))).toMatchObject([
      { summary: 'Half day sick leave', status: 'CONFIRMED', transparency: 'TRANSPARENT' },
      { summary: 'Olena Half: absent (half day)', transparency: 'TRANSPARENT' },
    ])
  })

  it('the calendar feed leaves out people of other projects, of Bench, of ended contracts, and people who left', async () => {
    const { client, user_id, project_id } = await someoneWithCalendar(api)
    const bench = await findBench(api.db)
    await buildContract(api.db, { user_id, project_id: bench.id })
    const past = await buildProject(api.db)
    await buildContract(api.db, { user_id, project_id: past.id, end_date: '2025-03-11' })
    const people = [
      await colleague(bench.id, 'Bench'),
      await colleague((await buildProject(api.db)).id, 'Elsewhere'),
      await colleague(past.id, 'Past'),
      await colleague(project_id, 'Ended', { end_date: '2025-03-11' }),
      await colleague(project_id, 'Present'),
    ]
    const left = await buildUser(api.db, { active: false })
    await buildContract(api.db, { user_id: left.id, project_id })
    for (const id of [...people, left.id])
      await buildLeaveRequest(api.db, { user_id: id, ...approved, start_date: '2025-03-17' })
    const events = await eventsAt(await makeFeedAddress(client))
    expect(events.map(({ summary }) => summary)).toEqual(['Olena Present: absent'])
  })

  it('the calendar feed has the holidays of this year and the next for a person without any leave', async () => {
    const { client } = await someoneWithCalendar(api)
    const events = eventsOf(await textAt(await makeFeedAddress(client)))
    expect(events).toContainEqual(
      expect.objectContaining({ summary: 'Independence Day', transparency: 'TRANSPARENT', datetype: 'date' }),
    )
    const years = new Set(events.map(({ start }) => start.getFullYear()))
    expect([...years]).toEqual([2024, 2025, 2026])
  })

  it('the calendar feed is private to caches, and an unchanged feed is not sent again', async () => {
    const { client, user_id } = await someoneWithCalendar(api)
    await buildLeaveRequest(api.db, { user_id, start_date: '2025-03-24' })
    const address = await makeFeedAddress(client)
    const first = await fetchFeed(api, address)
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    })
    const known = { 'if-none-match': String(first.headers.etag) }
    expect((await fetchFeed(api, address, known)).statusCode).toBe(304)
    await buildLeaveRequest(api.db, { user_id, start_date: '2025-03-17' })
    expect((await fetchFeed(api, address, known)).statusCode).toBe(200)
  })
})

describe('the identity of an event in a feed', () => {
  /** Returns the fields of the feed's only event by which calendars compare it. */
  async function identityAt(address: string) {
    const [event, ...more] = await eventsAt(address)
    expect(more).toEqual([])
    return event && { uid: event.uid, sequence: event.sequence }
  }

  it('a calendar event keeps its identity while the leave is decided, and each change makes a newer event', async () => {
    const { ask, client, approve } = await someoneOnLeave(api)
    const address = await makeFeedAddress(client)
    const { id } = (await ask({ request_type: 'day_off', start_date: '2025-03-17' })).data
    const asked = await identityAt(address)
    expect(asked).toMatchObject({ uid: expect.stringMatching(/^[0-9a-f-]{36}$/), sequence: 0 })
    await approve(id)
    expect(await identityAt(address)).toEqual({ uid: asked?.uid, sequence: 1 })
    await api.db.update(leaveRequests).set({ note: 'Counted again' }).where(eq(leaveRequests.id, id))
    expect(await identityAt(address)).toEqual({ uid: asked?.uid, sequence: 2 })
  })

  it('leave that takes the place of deleted leave has another identity in a calendar', async () => {
    const { ask, client, remove } = await someoneOnLeave(api)
    const address = await makeFeedAddress(client)
    const { id } = (await ask({ request_type: 'day_off', start_date: '2025-03-17' })).data
    const first = await identityAt(address)
    await remove(id)
    await ask({ request_type: 'unpaid_leave', start_date: '2025-03-17', end_date: '2025-03-21' })
    const second = await identityAt(address)
    expect(second?.uid).toMatch(/^[0-9a-f-]{36}$/)
    expect(second?.uid).not.toBe(first?.uid)
  })

  it("a colleague's calendar event tells nothing from before the approval, and each change after it", async () => {
    const { person, ask, decide, approve } = await someoneOnLeave(api)
    const { client, project_id } = await someoneWithCalendar(api)
    await buildContract(api.db, { user_id: person.id, project_id })
    const address = await makeFeedAddress(client)
    const { id } = (await ask({ request_type: 'full_day_sick_leave', start_date: '2025-03-17' })).data
    await decide(id, { request_type: 'extra_sick_leave' })
    expect((await approve(id)).data.version).toBe(3)
    const seen = await identityAt(address)
    expect(seen?.sequence).toBe(0)
    await api.db.update(leaveRequests).set({ note: 'Counted again' }).where(eq(leaveRequests.id, id))
    expect(await identityAt(address)).toEqual({ uid: seen?.uid, sequence: 1 })
  })

  it('the calendar event of a holiday keeps its identity when the holiday moves', async () => {
    const { client } = await someoneWithCalendar(api)
    const admin = await api.as(await buildAdmin(api.db))
    const address = await makeFeedAddress(client)
    const title = 'Company Day'
    const { id } = (
      await admin.call(holidayCalls.create, { body: { holiday: { date: '2025-09-10', title } } })
    ).data
    const find = async () => eventsOf(await textAt(address)).find(({ summary }) => summary === title)
    const before = await find()
    expect(before).toMatchObject({ sequence: 0 })
    await admin.call(holidayCalls.update, { params: { id }, body: { holiday: { date: '2025-09-11' } } })
    expect(await find()).toMatchObject({ uid: before?.uid, sequence: 1 })
    expect(await textAt(address)).toContain('DTSTART;VALUE=DATE:20250911')
  })
})
