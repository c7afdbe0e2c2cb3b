import type { Policy } from '../../use-case/authorized.ts'
import { notFound } from '../../use-case/not-found.ts'

/** Everyone reads and marks their own notifications. The refusal is 404, so that it does not reveal which exist. */
export const notificationPolicy: Policy<{ user_id: number }, 'read'> = (actor, { user_id }) => ({
  read: user_id === actor.id ? undefined : unknownNotification,
})

const unknownNotification = () => notFound('notifications.not_found')
