import { eventInWords } from '@portal/words/events'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import { notifications } from '../src/db/schema/notifications.ts'
import { users } from '../src/db/schema/people/users.ts'
import type { TestApp } from './app.ts'

/** The notifications of what this person did with their sentences, first written first. */
export async function notificationsBy({ db }: TestApp, actor: { id: number }) {
  const rows = await db
    .select({ ...getTableColumns(notifications), person: users.full_name })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.person_id))
    .where(eq(notifications.actor_id, actor.id))
    .orderBy(asc(notifications.id))
  return rows.map((row) => ({
    user_id: row.user_id,
    event: row.event,
    message: messageOf(row),
    request_id: row.request_id,
    type: row.request_type,
    from: row.request_start_date,
    to: row.request_end_date,
    project_id: row.project_id,
    read: row.read,
    created_at: row.created_at,
  }))
}

const messageOf = (row: typeof notifications.$inferSelect & { person: string | null }) =>
  row.facts &&
  eventInWords({
    event: row.event,
    request_type: row.request_type,
    request_start_date: row.request_start_date,
    request_end_date: row.request_end_date,
    facts: { ...row.facts, person: row.person },
  })

/** Returns who was told what, as `[user, event]`. */
export const eventsBy = async (api: TestApp, actor: { id: number }) =>
  (await notificationsBy(api, actor)).map(({ user_id, event }) => [user_id, event])
