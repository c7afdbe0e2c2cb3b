import type { FastifyRequest } from 'fastify'
import { forbidden } from '../errors.ts'
import { sessionCookie } from './session-token.ts'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * A browser tells where a request comes from. One that changes state on the strength of the cookie must come from the
 * portal's own pages; a bearer token is proof enough, since no foreign page can have it.
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

/** The address people use, or the very host that was asked. */
function isOwnOrigin(origin: string, publicOrigin: string, host: string): boolean {
  if (origin === publicOrigin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
