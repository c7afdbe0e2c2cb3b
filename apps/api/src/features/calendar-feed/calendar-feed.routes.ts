import { calendarFeed, calendarType } from '@portal/contract/calendar-feed'
import { linkCode, withoutPercentCodes } from '@portal/domain/addresses/link-codes'
import { defaultLanguage } from '@portal/words/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { actorOf } from '../../http/access/access.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { sendPrivateFile } from '../../http/private-file.ts'
import type { Deps } from '../deps.ts'
import { endCalendarFeed, makeCalendarFeed, showCalendarFeed } from './own-calendar-feed.ts'
import { readCalendarFeed } from './read-calendar-feed.ts'

export function calendarFeedRoutes(app: PortalApp, deps: Deps): void {
  app.route({
    ...calendarFeed.show,
    handler: (request) => showCalendarFeed(deps, actorOf(request)),
  })
  app.route({
    ...calendarFeed.make,
    handler: (request) => makeCalendarFeed(deps, actorOf(request)),
  })
  app.route({
    ...calendarFeed.remove,
    handler: (request) => endCalendarFeed(deps, actorOf(request)),
  })
  const sendFeed = async (request: FastifyRequest, reply: FastifyReply, token: string) => {
    const { bytes, version } = await readCalendarFeed(deps, token, defaultLanguage)
    const media_type = `${calendarType}; charset=utf-8`
    return sendPrivateFile(request, reply, { version, read: async () => ({ bytes, media_type }) })
  }
  app.route({
    ...calendarFeed.read,
    handler: (request, reply) => sendFeed(request, reply, request.params.token),
  })
  // The router finds no address by an ending that signs stand behind.
  app.route({
    ...calendarFeed.read,
    url: '/calendar/:address',
    schema: { params: z.object({ address: z.string() }), hide: true },
    handler: (request, reply) =>
      sendFeed(
        request,
        reply,
        linkCode(withoutPercentCodes(request.params.address).replace(/\.ics(?:\W.*)?$/s, '')),
      ),
  })
}
