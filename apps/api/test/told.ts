import { asc, eq } from 'drizzle-orm'
import { notifications } from '../src/db/schema/notifications.ts'
import type { TestApp } from './app.ts'

/** Returns the notifications of what this person did, first written first. */
export const toldBy = ({ db }: TestApp, actor: { id: number }) =>
  db
    .select({
      userId: notifications.userId,
      event: notifications.event,
      message: notifications.message,
      type: notifications.requestType,
      from: notifications.requestStartDate,
      to: notifications.requestEndDate,
      projectId: notifications.projectId,
      read: notifications.read,
      createdAt: notifications.createdAt,
    })
    .from(notifications)
    .where(eq(notifications.actorId, actor.id))
    .orderBy(asc(notifications.id))

/** Returns who was told what, as `[user, event]`. */
export const eventsBy = async (api: TestApp, actor: { id: number }) =>
  (await toldBy(api, actor)).map(({ userId, event }) => [userId, event])
