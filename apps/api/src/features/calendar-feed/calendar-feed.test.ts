import { calendarFeed } from '@portal/contract/leave/calendar-feed'
import { users } from '@portal/contract/users'
import { eq } from 'drizzle-orm'
import nodeIcal from 'node-ical'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, publicUrl, type TestApp } from '../../../test/app.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildLeaveRequest } from '../../../test/factories/leave-request.ts'
import { buildProject, findBench } from '../../../test/factories/project.ts'
import { buildAdmin, buildUser } from '../../../test/factories/user.ts'
import { calendarFeeds } from '../../db/schema/people/calendar-feeds.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

/** A developer on a project of their own. */
async function someone() {
  const contract = await buildContract(api.db)
  return { ...contract, client: await api.as({ id: contract.userId }) }
}

/** A person with a contract on the project. */
async function colleague(projectId: number, lastName: string, span: { endDate?: string } = {}) {
  const user = await buildUser(api.db, { firstName: 'Olena', lastName })
  await buildContract(api.db, { userId: user.id, projectId, ...span })
  return user.id
}

const makeAddress = async (client: Client) => {
  const { status, data } = await client.call(calendarFeed.make)
  expect(status).toBe(201)
  return data.address
}

/** As a calendar asks: with nothing but the address. */
const fetchFeed = (address: string, headers: Record<string, string> = {}) =>
  api.visitor.inject({ url: address.slice(publicUrl.length), headers })

async function eventsAt(address: string) {
  const { body } = await fetchFeed(address)
  const parts = Object.values(nodeIcal.sync.parseICS(body))
  return parts.flatMap((part) => (part?.type === 'VEVENT' ? [part] : []))
}

const approved = { status: 'approved' } as const

describe('the address of a calendar feed', () => {
  it('is told once, and the database has no copy of it', async () => {
    const { client, userId } = await someone()
    expect((await client.call(calendarFeed.show)).data).toEqual({ created_at: null })
    const address = await makeAddress(client)
    expect(address).toMatch(new RegExp(`^${publicUrl}/api/v1/calendar/[\\w-]{43}\\.ics$`))
    const shown = await client.call(calendarFeed.show)
    expect(shown.data).toEqual({ created_at: '2025-03-12T10:00:00.000Z' })
    const [row] = await api.db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId))
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
    expect(address).not.toContain(row?.tokenHash)
  })

  it('ends when the person makes another one, and when they end the feed', async () => {
    const { client } = await someone()
    const first = await makeAddress(client)
    const second = await makeAddress(client)
    expect(second).not.toBe(first)
    expect((await fetchFeed(first)).statusCode).toBe(404)
    expect((await fetchFeed(second)).statusCode).toBe(200)
    expect((await client.call(calendarFeed.remove)).status).toBe(204)
    const ended = await fetchFeed(second)
    expect(ended.json()).toMatchObject({ statusCode: 404, code: 'calendar_feed.not_found' })
    expect((await client.call(calendarFeed.remove)).status).toBe(204)
    expect((await client.call(calendarFeed.show)).data).toEqual({ created_at: null })
  })

  it('ends for good when an admin deactivates the person', async () => {
    const { client, userId } = await someone()
    const admin = await api.as(await buildAdmin(api.db))
    const address = await makeAddress(client)
    for (const active of [false, true])
      await admin.call(users.update, { params: { id: userId }, body: { user: { active } } })
    expect((await fetchFeed(address)).statusCode).toBe(404)
  })

  it('is one for each person: making and ending it touches nobody else', async () => {
    const [one, other] = [await someone(), await someone()]
    const [address, kept] = [await makeAddress(one.client), await makeAddress(other.client)]
    await one.client.call(calendarFeed.remove)
    expect((await fetchFeed(address)).statusCode).toBe(404)
    expect((await fetchFeed(kept)).statusCode).toBe(200)
  })

  it.each(['x', '..', '%2e%2e%2f', 'x'.repeat(199), '-'.repeat(43)])('%s opens nothing', async (token) => {
    expect((await fetchFeed(`${publicUrl}/api/v1/calendar/${token}.ics`)).statusCode).toBe(404)
  })

  it('does not appear in the log', async () => {
    const lines: string[] = []
    const logged = await createTestApp({ logger: { stream: { write: (line: string) => lines.push(line) } } })
    try {
      const { address } = (await (await logged.as(await buildUser(logged.db))).call(calendarFeed.make)).data
      const path = address.slice(publicUrl.length)
      expect((await logged.visitor.inject({ url: path })).statusCode).toBe(200)
      expect((await logged.visitor.inject({ url: path.replace('.ics', '0.ics') })).statusCode).toBe(404)
      const lastSlash = path.replace('.ics', '.ics/')
      for (const request of [{ url: lastSlash }, { url: path, method: 'POST' as const }]) {
        expect((await logged.visitor.inject(request)).statusCode).toBe(404)
      }
      const token = /calendar\/([\w-]+)\.ics/.exec(address)?.[1] ?? address
      expect(lines.filter((line) => line.includes('/calendar/:token.ics'))).toHaveLength(4)
      expect(lines.join('')).not.toContain(token)
    } finally {
      await logged.close()
    }
  })
})

describe('the content of a calendar feed', () => {
  it('has the own leave in full words, pending leave as tentative, and no declined leave', async () => {
    const { client, userId } = await someone()
    const own = { userId, startDate: '2025-03-17' }
    const wedding = await buildLeaveRequest(api.db, {
      ...own,
      ...approved,
      requestType: 'paid_leave',
      paidLeaveType: 'Wedding day',
      endDate: '2025-03-21',
      note: 'Back on Monday; call me',
    })
    await buildLeaveRequest(api.db, {
      userId,
      requestType: 'vacation',
      vacationType: 'one_week',
      startDate: '2025-12-29',
    })
    await buildLeaveRequest(api.db, { userId, startDate: '2025-04-01', status: 'rejected' })
    await buildLeaveRequest(api.db, { userId, ...approved, startDate: '2024-03-01' })
    const address = await makeAddress(client)
    expect(await eventsAt(address)).toMatchObject([
      {
        uid: `leave-${wedding.id}@staff-portal`,
        summary: 'Paid Leave, Wedding day',
        description: 'Back on Monday; call me',
        status: 'CONFIRMED',
        datetype: 'date',
      },
      { summary: 'Vacation (pending)', status: 'TENTATIVE', transparency: 'TRANSPARENT' },
    ])
    const { body } = await fetchFeed(address)
    expect(body).toContain('DTSTART;VALUE=DATE:20250317\r\nDTEND;VALUE=DATE:20250322\r\n')
    expect(body).toContain('DTSTART;VALUE=DATE:20251229\r\nDTEND;VALUE=DATE:20260105\r\n')
  })

  it('shows only the names and days of colleagues on the same projects', async () => {
    const { client, projectId } = await someone()
    const userId = await colleague(projectId, 'Kovalenko')
    const days = { startDate: '2025-03-17', endDate: '2025-03-18' }
    const hidden = { note: 'Hidden note', requestType: 'unpaid_leave' } as const
    await buildLeaveRequest(api.db, { userId, ...approved, ...days, ...hidden })
    await buildLeaveRequest(api.db, { userId, startDate: '2025-03-20' })
    const half = { userId, ...approved, startDate: '2025-03-24', requestType: 'half_day_sick_leave' } as const
    await buildLeaveRequest(api.db, half)
    await buildLeaveRequest(api.db, { ...half, requestType: 'half_day_unpaid_leave', halfDaySlot: 2 })
    const { body } = await fetchFeed(await makeAddress(client))
    const event = (first: string, after: string) => [
      'BEGIN:VEVENT',
      `UID:absence-${userId}-${first}@staff-portal`,
      `DTSTAMP:${first.replaceAll('-', '')}T000000Z`,
      `DTSTART;VALUE=DATE:${first.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${after}`,
      'SUMMARY:Olena Kovalenko: absent',
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]
    expect(body.split('\r\n').slice(6)).toEqual([
      ...event('2025-03-17', '20250319'),
      ...event('2025-03-24', '20250325'),
      'END:VCALENDAR',
      '',
    ])
  })

  it('leaves out people of other projects, of Bench, of ended contracts, and people who left', async () => {
    const { client, userId, projectId } = await someone()
    const bench = await findBench(api.db)
    await buildContract(api.db, { userId, projectId: bench.id })
    const past = await buildProject(api.db)
    await buildContract(api.db, { userId, projectId: past.id, endDate: '2025-03-11' })
    const people = [
      await colleague(bench.id, 'Bench'),
      await colleague((await buildProject(api.db)).id, 'Elsewhere'),
      await colleague(past.id, 'Past'),
      await colleague(projectId, 'Ended', { endDate: '2025-03-11' }),
      await colleague(projectId, 'Present'),
    ]
    const left = await buildUser(api.db, { active: false })
    await buildContract(api.db, { userId: left.id, projectId })
    for (const id of [...people, left.id])
      await buildLeaveRequest(api.db, { userId: id, ...approved, startDate: '2025-03-17' })
    const events = await eventsAt(await makeAddress(client))
    expect(events.map(({ summary }) => summary)).toEqual(['Olena Present: absent'])
  })

  it('is private to caches, and an unchanged one is not sent again', async () => {
    const { client, userId } = await someone()
    const address = await makeAddress(client)
    const first = await fetchFeed(address)
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    })
    const known = { 'if-none-match': String(first.headers.etag) }
    expect((await fetchFeed(address, known)).statusCode).toBe(304)
    await buildLeaveRequest(api.db, { userId, startDate: '2025-03-17' })
    expect((await fetchFeed(address, known)).statusCode).toBe(200)
  })
})
