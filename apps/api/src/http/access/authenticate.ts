import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../../actor.ts'
import { hashSessionToken, sessionCookie, sessionTokenOf } from './session-token.ts'

export type FindActor = (tokenHash: string) => Promise<Actor | undefined>

/**
 * Finds the user of the session. For an unknown or ended session the request is anonymous and the cookie is cleared.
 */
export function createAuthenticate(findActor: FindActor) {
  return async function authenticate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = sessionTokenOf(request)
    if (token === undefined) return
    request.actor = await findActor(hashSessionToken(token))
    if (request.actor === undefined && request.cookies[sessionCookie] === token) {
      reply.clearCookie(sessionCookie, { path: '/' })
    }
  }
}
