import { accessTokenPrefix } from '@portal/domain/access-tokens'
import type { FastifyRequest } from 'fastify'
import { hashSecretToken } from '../../accounts/secret-token.ts'
import type { Caller } from '../../use-case/actor.ts'
import { clientAddress } from './client-address.ts'
import { asActor } from './origin-of.ts'
import type { PortalCookie } from './portal-cookie.ts'
import { sessionTokensOf } from './session-token.ts'

export type FindCallers = {
  ofSession(tokenHash: string): Promise<Caller | undefined>
  ofAccessToken(tokenHash: string, address: string): Promise<Caller | undefined>
}

/**
 * Finds the user of the session, or the owner of the access token. For an unknown or ended one the request is anonymous. An
 * access token is told by its beginning, and counts only where programs send it: a cookie is always a session.
 */
export function createAuthenticate(find: FindCallers, sessionCookie: PortalCookie) {
  return async function authenticate(request: FastifyRequest): Promise<void> {
    const { bearer, cookie } = sessionTokensOf(request, sessionCookie)
    const token = bearer ?? cookie
    if (token === undefined) return
    const hash = hashSecretToken(token)
    const caller = bearer?.startsWith(accessTokenPrefix)
      ? await find.ofAccessToken(hash, clientAddress(request))
      : await find.ofSession(hash)
    request.actor = caller && asActor(request, caller)
  }
}
