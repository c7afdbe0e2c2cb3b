import type { FastifyRequest } from 'fastify'
import type { PortalCookie } from './portal-cookie.ts'

type SessionTokens = { bearer: string | undefined; cookie: string | undefined }

/** What a request carries. `Authorization: Bearer` takes precedence over the cookie. */
export const sessionTokensOf = (request: FastifyRequest, sessionCookie: PortalCookie): SessionTokens => ({
  bearer: /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1],
  cookie: sessionCookie.of(request),
})
