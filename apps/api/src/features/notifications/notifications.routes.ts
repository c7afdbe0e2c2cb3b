import { preferences } from '@portal/contract/accounts/notification-preferences'
import { notifications } from '@portal/contract/notifications'
import { actorOf } from '../../http/access/access.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import type { Deps } from '../deps.ts'
import { listNotifications } from './list-notifications.ts'
import { changePreferences, showPreferences } from './mail/preferences.ts'
import { readAllNotifications, readNotification } from './read-notification.ts'

export function notificationsRoutes(app: PortalApp, deps: Deps): void {
  app.route({
    ...notifications.list,
    handler: async (request, reply) => {
      const listed = await listNotifications(deps, actorOf(request), request.query)
      reply.header('x-unread-count', listed.unread).header('x-total-count', listed.total)
      return listed.notifications
    },
  })
  app.route({ ...preferences.show, handler: (request) => showPreferences(deps, actorOf(request)) })
  app.route({
    ...preferences.change,
    handler: (request) => changePreferences(deps, actorOf(request), request.body.mail),
  })
  app.route({
    ...notifications.readAll,
    handler: (request) => readAllNotifications(deps, actorOf(request)),
  })
  app.route({
    ...notifications.read,
    handler: (request) => readNotification(deps, actorOf(request), request.params.id),
  })
}
