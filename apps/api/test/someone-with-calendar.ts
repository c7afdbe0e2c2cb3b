import { calendarFeed } from '@portal/contract/calendar-feed'
import nodeIcal from 'node-ical'
import { expect } from 'vitest'
import { type Client, publicUrl, type TestApp } from './app.ts'
import { buildContract } from './factories/contract.ts'

/** Makes a developer on a project of their own, who may make an address of their calendar. */
export async function someoneWithCalendar(api: TestApp) {
  const contract = await buildContract(api.db)
  return { ...contract, client: await api.as({ id: contract.user_id }) }
}

export async function makeFeedAddress(client: Client): Promise<string> {
  const { status, data } = await client.call(calendarFeed.make)
  expect(status).toBe(201)
  return data.address
}

/** Fetches a feed as a calendar does, with nothing but the address. */
export const fetchFeed = (api: TestApp, address: string, headers: Record<string, string> = {}) =>
  api.visitor.inject({ url: address.slice(publicUrl.length), headers })

/** Returns the events of a calendar as a public parser understands them. */
export const eventsOf = (text: string) =>
  Object.values(nodeIcal.sync.parseICS(text)).flatMap((part) => (part?.type === 'VEVENT' ? [part] : []))
