import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { PortalCookie } from './portal-cookie.ts'

/** 256 random bits. The database stores only the hash, so a leaked table opens no session. */
export const newSessionToken = () => randomBytes(32).toString('base64url')

export const hashSessionToken = (token: string) => createHash('sha256').update(token).digest('hex')

type SessionTokens = { bearer: string | undefined; cookie: string | undefined }

/** What a request carries. `Authorization: Bearer` takes precedence over the cookie. */
export const sessionTokensOf = (request: FastifyRequest, sessionCookie: PortalCookie): SessionTokens => ({
  bearer: /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1],
  cookie: sessionCookie.of(request),
})
