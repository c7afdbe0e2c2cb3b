import type { FastifyRequest } from 'fastify'
import { hashSecretToken } from '../../accounts/secret-token.ts'
import type { SessionPerson } from '../../use-case/actor.ts'
import { asActor } from './origin-of.ts'
import type { PortalCookie } from './portal-cookie.ts'
import { sessionTokensOf } from './session-token.ts'

export type FindActor = (tokenHash: string) => Promise<SessionPerson | undefined>

/** Finds the user of the session. For an unknown or ended session the request is anonymous. */
export function createAuthenticate(findActor: FindActor, sessionCookie: PortalCookie) {
  return async function authenticate(request: FastifyRequest): Promise<void> {
    const { bearer, cookie } = sessionTokensOf(request, sessionCookie)
    const token = bearer ?? cookie
    if (token === undefined) return
    const person = await findActor(hashSecretToken(token))
    request.actor = person && asActor(request, person)
  }
}
