import type { FastifyRequest } from 'fastify'
import { forbidden } from '../../errors.ts'
import { sessionCookie } from './session-token.ts'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Browsers send the origin of a request. A request that changes state with the cookie must come from the portal's own
 * pages. A bearer token needs no such check, because no foreign page can have it.
 */
export function createOriginCheck(publicUrl: string) {
  const publicOrigin = new URL(publicUrl).origin
  return async function checkOrigin(request: FastifyRequest): Promise<void> {
    const { origin } = request.headers
    if (origin === undefined || safeMethods.includes(request.method)) return
    const carriesCookie = request.cookies[sessionCookie] !== undefined
    if (!carriesCookie || isOwnOrigin(origin, publicOrigin, request.host)) return
    throw forbidden('session.foreign_origin', 'This request comes from another site')
  }
}

/** The origin of PUBLIC_URL, or the host that the request went to. */
function isOwnOrigin(origin: string, publicOrigin: string, host: string): boolean {
  if (origin === publicOrigin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
