import type { FastifyReply, FastifyRequest } from 'fastify'

export type PortalCookie = {
  name: string
  of(request: FastifyRequest): string | undefined
  set(reply: FastifyReply, value: string): void
  clear(reply: FastifyReply): void
}

/**
 * A cookie that scripts cannot read. Under https its name begins with `__Host-`: browsers then take it from the portal's
 * own host alone, and no neighbour in the domain can set it.
 */
export function portalCookie(publicUrl: string, baseName: string, maxAgeSeconds: number): PortalCookie {
  const secure = publicUrl.startsWith('https:')
  const name = secure ? `__Host-${baseName}` : baseName
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    name,
    of: (request) => request.cookies[name],
    set: (reply, value) => {
      reply.setCookie(name, value, { ...options, maxAge: maxAgeSeconds })
    },
    clear: (reply) => {
      reply.clearCookie(name, options)
    },
  }
}
