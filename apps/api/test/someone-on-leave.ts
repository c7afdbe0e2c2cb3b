import { leaveBalances } from '@portal/contract/leave-balances'
import { type LeaveRequestInput, leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { eq } from 'drizzle-orm'
import { records } from '../src/db/schema/records.ts'
import type { TestApp } from './app.ts'
import { buildAdmin, buildUser } from './factories/user.ts'

/** Makes a developer and an admin, with functions that ask for leave and decide on it. */
export async function someoneOnLeave(api: TestApp) {
  const person = await buildUser(api.db)
  const adminUser = await buildAdmin(api.db)
  const client = await api.as(person)
  const admin = await api.as(adminUser)
  const ask = (request: LeaveRequestInput, headers: Record<string, string> = {}) =>
    client.call(leaveRequests.create, { body: { request }, headers })
  const decide = (id: number, request: object, by = admin) =>
    by.call(leaveRequests.decide, { params: { id }, body: { request } })
  return {
    person,
    adminUser,
    client,
    admin,
    ask,
    decide,
    approve: (id: number, by = admin) => decide(id, { status: 'approved' }, by),
    decline: (id: number, by = admin) => decide(id, { status: 'rejected' }, by),
    remove: (id: number, by = client) => by.call(leaveRequests.remove, { params: { id } }),
    counters: async (year?: number) =>
      (await client.call(leaveBalances.counters, { query: year === undefined ? {} : { year } })).data,
    /** Returns the days and types of the request's leave records, oldest first. */
    recordsOf: (requestId: number) =>
      api.db
        .select({ date: records.date, type: records.record_type, hours: records.hours })
        .from(records)
        .where(eq(records.request_id, requestId))
        .orderBy(records.date),
  }
}
