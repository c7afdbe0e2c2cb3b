import { calendarFeed, calendarType } from '@portal/contract/calendar-feed'
import { defaultLanguage } from '@portal/words/language'
import type { Deps } from '../../deps.ts'
import { actorOf } from '../../http/access/access.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { sendPrivateFile } from '../../http/private-file.ts'
import { endCalendarFeed, makeCalendarFeed, showCalendarFeed } from './own-calendar-feed.ts'
import { readCalendarFeed } from './read-calendar-feed.ts'

export function calendarFeedRoutes(app: PortalApp, deps: Deps, { publicUrl }: { publicUrl: string }): void {
  app.route({
    ...calendarFeed.show,
    handler: (request) => showCalendarFeed(deps, actorOf(request)),
  })
  app.route({
    ...calendarFeed.make,
    handler: (request) => makeCalendarFeed(deps, actorOf(request), publicUrl),
  })
  app.route({
    ...calendarFeed.remove,
    handler: (request) => endCalendarFeed(deps, actorOf(request)),
  })
  app.route({
    ...calendarFeed.read,
    handler: async (request, reply) => {
      const { bytes, version } = await readCalendarFeed(deps, request.params.token, defaultLanguage)
      const mediaType = `${calendarType}; charset=utf-8`
      return sendPrivateFile(request, reply, { version, read: async () => ({ bytes, mediaType }) })
    },
  })
}
