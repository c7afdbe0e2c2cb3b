import { eventInWords } from '@portal/words/events'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import { notifications } from '../src/db/schema/notifications.ts'
import { users } from '../src/db/schema/people/users.ts'
import type { TestApp } from './app.ts'

/** The notifications of what this person did with their sentences, first written first. */
export async function toldBy({ db }: TestApp, actor: { id: number }) {
  const rows = await db
    .select({ ...getTableColumns(notifications), person: users.fullName })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.personId))
    .where(eq(notifications.actorId, actor.id))
    .orderBy(asc(notifications.id))
  return rows.map((row) => ({
    userId: row.userId,
    event: row.event,
    message: messageOf(row),
    requestId: row.requestId,
    type: row.requestType,
    from: row.requestStartDate,
    to: row.requestEndDate,
    projectId: row.projectId,
    read: row.read,
    createdAt: row.createdAt,
  }))
}

const messageOf = (row: typeof notifications.$inferSelect & { person: string | null }) =>
  row.facts &&
  eventInWords({
    event: row.event,
    request_type: row.requestType,
    request_start_date: row.requestStartDate,
    request_end_date: row.requestEndDate,
    facts: { ...row.facts, person: row.person },
  })

/** Returns who was told what, as `[user, event]`. */
export const eventsBy = async (api: TestApp, actor: { id: number }) =>
  (await toldBy(api, actor)).map(({ userId, event }) => [userId, event])
