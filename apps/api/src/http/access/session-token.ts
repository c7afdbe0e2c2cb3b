import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

export const sessionCookie = 'portal_session'

/** 256 random bits. The database stores only the hash, so a leaked table opens no session. */
export const newSessionToken = () => randomBytes(32).toString('base64url')

export const hashSessionToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** The token of a request. `Authorization: Bearer` takes precedence over the cookie. */
export function sessionTokenOf(request: FastifyRequest): string | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')
  return bearer?.[1] ?? request.cookies[sessionCookie]
}
