import type { Policy } from '../../authorized.ts'
import { notFound } from '../../not-found.ts'

/** Everyone reads and marks their own notifications. The refusal is 404, so that it does not reveal which exist. */
export const notificationPolicy: Policy<{ userId: number }, 'read'> = (actor, { userId }) => ({
  read: userId === actor.id ? undefined : unknownNotification,
})

const unknownNotification = () => notFound('notifications.not_found')
