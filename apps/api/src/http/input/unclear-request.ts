import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { badRequest } from '../../errors.ts'

/**
 * Refuses what programs on the way to the portal may read in another way than Node: Node takes the first of two `Host`
 * headers, and takes a request line without a version too. Nothing more is read from the connection.
 */
export function refuseUnclearRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (isClear(raw)) return
    reply.header('connection', 'close')
    throw badRequest('request.malformed', { fault: 'host_or_version' })
  })
}

export const isClear = ({ httpVersion, rawHeaders }: IncomingMessage): boolean =>
  ['1.0', '1.1'].includes(httpVersion) && countHosts(rawHeaders) <= 1

/** Counts the `Host` headers. Names and values take turns in the list. */
const countHosts = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
