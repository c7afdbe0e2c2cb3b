import { calendarFeed } from '@portal/contract/calendar-feed'
import { users } from '@portal/contract/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, publicUrl, type TestApp } from '../../../test/app.ts'
import { buildAdmin, buildUser } from '../../../test/factories/user.ts'
import { fetchFeed, makeFeedAddress, someoneWithCalendar } from '../../../test/someone-with-calendar.ts'
import { calendarFeeds } from '../../db/schema/people/calendar-feeds.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

describe('the address of a calendar feed', () => {
  it('the address of a calendar feed is shown once, and the database has no copy of it', async () => {
    const { client, user_id } = await someoneWithCalendar(api)
    expect((await client.call(calendarFeed.show)).data).toEqual({ created_at: null })
    const address = await makeFeedAddress(client)
    expect(address).toMatch(new RegExp(`^${publicUrl}/api/v1/calendar/[\\w-]{43}\\.ics$`))
    const shown = await client.call(calendarFeed.show)
    expect(shown.data).toEqual({ created_at: '2025-03-12T10:00:00.000Z' })
    const [row] = await api.db.select().from(calendarFeeds).where(eq(calendarFeeds.user_id, user_id))
    expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(address).not.toContain(row?.token_hash)
  })

  it('the address of a calendar feed ends when the person makes another one, and when they end the feed', async () => {
    const { client } = await someoneWithCalendar(api)
    const first = await makeFeedAddress(client)
    const second = await makeFeedAddress(client)
    expect(second).not.toBe(first)
    expect((await fetchFeed(api, first)).statusCode).toBe(404)
    expect((await fetchFeed(api, second)).statusCode).toBe(200)
    expect((await client.call(calendarFeed.remove)).status).toBe(204)
    const ended = await fetchFeed(api, second)
    expect(ended.json()).toMatchObject({ statusCode: 404, code: 'calendar_feed.not_found' })
    expect((await client.call(calendarFeed.remove)).status).toBe(204)
    expect((await client.call(calendarFeed.show)).data).toEqual({ created_at: null })
  })

  it('the address of a calendar feed ends for good when an admin deactivates the person', async () => {
    const { client, user_id } = await someoneWithCalendar(api)
    const admin = await api.as(await buildAdmin(api.db))
    const address = await makeFeedAddress(client)
    for (const active of [false, true])
      await admin.call(users.update, { params: { id: user_id }, body: { user: { active } } })
    expect((await fetchFeed(api, address)).statusCode).toBe(404)
  })

  it('each person has one address of a calendar feed: making and ending it touches nobody else', async () => {
    const [one, other] = [await someoneWithCalendar(api), await someoneWithCalendar(api)]
    const [address, kept] = [await makeFeedAddress(one.client), await makeFeedAddress(other.client)]
    await one.client.call(calendarFeed.remove)
    expect((await fetchFeed(api, address)).statusCode).toBe(404)
    expect((await fetchFeed(api, kept)).statusCode).toBe(200)
  })

  it.each(['.', '%3E', ',', '%C2%A0', '%E2%80%8B', '%2E', '%252E', '%25E2%2580%258B', '&gt;'])(
    'a calendar program opens an address with the sign %s behind it or in it',
    async (sign) => {
      const address = await makeFeedAddress((await someoneWithCalendar(api)).client)
      const broken = address.replace(/.{9}\.ics$/, (end) => `${sign}%0A${end}`)
      for (const url of [address + sign, address.replace('.ics', `${sign}.ics`), broken]) {
        expect((await fetchFeed(api, url)).statusCode).toBe(200)
      }
      expect((await fetchFeed(api, `${address}x`)).statusCode).toBe(404)
    },
  )

  it.each(['x', '..', '%2e%2e%2f', 'x'.repeat(199), '-'.repeat(43)])(
    'an invalid address %s opens no calendar feed',
    async (token) => {
      expect((await fetchFeed(api, `${publicUrl}/api/v1/calendar/${token}.ics`)).statusCode).toBe(404)
    },
  )

  it('the address of a calendar feed does not appear in the log', async () => {
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
      expect(lines.filter((line) => line.includes('/calendar/:secret'))).toHaveLength(4)
      expect(lines.join('')).not.toContain(token)
    } finally {
      await logged.close()
    }
  })
})
