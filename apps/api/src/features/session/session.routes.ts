import { session } from '@portal/contract/session'
import type { User } from '@portal/contract/users'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { actorOf } from '../../http/access/access.ts'
import { clientAddress, countedAddress } from '../../http/access/client-address.ts'
import type { PortalCookie } from '../../http/access/portal-cookie.ts'
import { hashSessionToken, sessionCookie, sessionTokenOf } from '../../http/access/session-token.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import type { Report } from './check-credentials.ts'
import { endSession } from './session.store.ts'
import { signIn } from './sign-in.ts'

/** The cookie lasts as long as browsers allow; the session ends after thirty days without use. */
const cookieMaxAgeSeconds = 400 * 86_400

type Options = {
  showUser: (deps: Deps, actor: Actor, userId: number) => Promise<User>
  secureCookie: boolean
  deviceCookie: PortalCookie
}

export function sessionRoutes(app: PortalApp, deps: Deps, options: Options): void {
  const { showUser, secureCookie, deviceCookie } = options
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: secureCookie } as const

  app.route({
    ...session.create,
    handler: async (request, reply) => {
      const attempt = {
        ...request.body.session,
        address: countedAddress(clientAddress(request)),
        deviceCookie: deviceCookie.of(request),
      }
      const report: Report = (outcome, userId) =>
        request.log.info({ outcome, user_id: userId, address: clientAddress(request) }, 'sign-in')
      const { actor, token, ...device } = await signIn(deps, attempt, report)
      deviceCookie.set(reply, device.deviceCookie)
      reply.setCookie(sessionCookie, token, { ...cookieOptions, maxAge: cookieMaxAgeSeconds })
      return { user: await showUser(deps, actor, actor.id), token }
    },
  })

  app.route({
    ...session.show,
    handler: async (request) => {
      const actor = actorOf(request)
      return { user: await showUser(deps, actor, actor.id) }
    },
  })

  app.route({
    ...session.remove,
    handler: async (request, reply) => {
      const token = sessionTokenOf(request)
      if (token !== undefined) await endSession(deps.db, hashSessionToken(token))
      reply.clearCookie(sessionCookie, cookieOptions)
    },
  })
}
