import type { IncomingMessage } from 'node:http'
import { apiPrefix } from '@portal/contract/shared/route'
import type { FastifyInstance } from 'fastify'
import { badRequest } from '../../use-case/errors.ts'

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

/**
 * The address of a page with codes in its path that cannot be read, such as those of a link that was cut short: they are
 * read as text, so that a browser gets the page. Addresses of the API stay as they were sent.
 */
export function readablePage({ url = '/' }: { url?: string | undefined }): string {
  const [path = ''] = url.split('?', 1)
  if (path.startsWith(`${apiPrefix}/`) || isReadable(path)) return url
  return path.replaceAll('%', '%25') + url.slice(path.length)
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
