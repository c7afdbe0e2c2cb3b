import type { FastifyRequest } from 'fastify'
import { forbidden } from '../../use-case/errors.ts'
import type { PortalCookie } from './portal-cookie.ts'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Browsers send the origin of a request, or at least whether another site caused it. A request that changes state with
 * the cookie must come from the portal's own pages. A bearer token needs no such check, because no foreign page can have
 * it.
 */
export function createOriginCheck(publicUrl: string, sessionCookie: PortalCookie) {
  const own = new URL(publicUrl)
  return async function checkOrigin(request: FastifyRequest): Promise<void> {
    if (safeMethods.includes(request.method) || sessionCookie.of(request) === undefined) return
    const { origin, 'sec-fetch-site': site } = request.headers
    const isOwn = origin === undefined ? site !== 'cross-site' : isOwnOrigin(origin, own, request)
    if (!isOwn) throw foreignOrigin()
  }
}

/**
 * Lets only the portal's own pages open a WebSocket: a browser sends the cookie with that of any page, and names the
 * page's origin.
 */
export function createSocketOriginCheck(publicUrl: string) {
  const own = new URL(publicUrl)
  return async function checkSocketOrigin(request: FastifyRequest): Promise<void> {
    const { origin } = request.headers
    if (origin !== undefined && !isOwnOrigin(origin, own, request)) throw foreignOrigin()
  }
}

const foreignOrigin = () => forbidden('session.foreign_origin')

/**
 * Whether the origin is that of PUBLIC_URL, or of the host that the request went to. A page that came without https is
 * not one of https.
 */
function isOwnOrigin(origin: string, own: URL, { host, protocol }: FastifyRequest): boolean {
  if (origin === own.origin) return true
  if (!URL.canParse(origin)) return false
  const isHttps = own.protocol === 'https:' || protocol === 'https'
  const sender = new URL(origin)
  return sender.host === host && (sender.protocol === 'https:' || !isHttps)
}
