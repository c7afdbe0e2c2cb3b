import { holidays } from '@portal/contract/holidays'
import { touchedLeave } from '@portal/contract/leave-requests/touched-leave'
import { notifications } from '@portal/contract/notifications'
import type { Day } from '@portal/domain/days'
import { eq } from 'drizzle-orm'
import { holidays as holidayRows } from '../src/db/schema/holidays.ts'
import { leaveRequests } from '../src/db/schema/leave-requests.ts'
import type { TestApp } from './app.ts'
import { someoneOnLeave } from './someone-on-leave.ts'

export const addedTitle = 'Founding Day'

/** Makes someone on leave, with an admin who changes the holidays and counts leave again. */
export async function someoneOnTouchedLeave(api: TestApp) {
  const someone = await someoneOnLeave(api)
  const { admin, client } = someone
  return {
    ...someone,
    addHoliday: async (date: Day) =>
      (await admin.call(holidays.create, { body: { holiday: { date, title: addedTitle } } })).data,
    removeHoliday: (id: number) => admin.call(holidays.remove, { params: { id } }),
    touched: async (query: { page?: number; limit?: number } = {}) =>
      (await admin.call(touchedLeave.list, { query })).data,
    recount: (id: number, by = admin, headers: Record<string, string> = {}) =>
      by.call(touchedLeave.recount, { params: { id }, headers }),
    recountAll: async (by = admin) => (await by.call(touchedLeave.recountAll)).data,
    /** Returns what the person has been told, the newest first. */
    told: async () => (await client.call(notifications.list)).data.map(({ message }) => message),
  }
}

/** Removes leave and added holidays, because those of one test would touch those of the next. */
export async function forgetTouchedLeave({ db }: TestApp): Promise<void> {
  await db.delete(leaveRequests)
  await db.delete(holidayRows).where(eq(holidayRows.title, addedTitle))
}

/** The leave lasts from Monday to Friday, and the tests' clock shows the Wednesday before. */
export const weekOff = {
  request_type: 'unpaid_leave',
  start_date: '2025-03-17',
  end_date: '2025-03-21',
} as const
export const wednesday = '2025-03-19'

export const recounted = (words: string) =>
  `counted your leave again, because the holidays have changed: ${words}`
