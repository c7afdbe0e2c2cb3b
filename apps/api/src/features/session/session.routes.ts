import { session } from '@portal/contract/accounts/session'
import type { User } from '@portal/contract/accounts/user'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { asSessionUser } from '../../accounts/factor-duty.ts'
import { actorOf } from '../../http/access/access.ts'
import { browserOf } from '../../http/access/browser-of.ts'
import { clientAddress, countedAddress } from '../../http/access/client-address.ts'
import { asActor, visitorOf } from '../../http/access/origin-of.ts'
import type { PortalCookie } from '../../http/access/portal-cookie.ts'
import { sessionTokensOf } from '../../http/access/session-token.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import type { Actor } from '../../use-case/actor.ts'
import type { Deps } from '../deps.ts'
import type { Report } from './check-credentials.ts'
import type { SignedIn, Visit } from './open-session.ts'
import { offerPasskeys, signInWithPasskey } from './passkey-sign-in.ts'
import { finishSecondFactor } from './second-step.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

const reportOf =
  (request: FastifyRequest): Report =>
  (outcome, user_id) =>
    request.log.info({ outcome, user_id, address: clientAddress(request) }, 'sign-in')

type Options = {
  showUser: (deps: Deps, actor: Actor, user_id: number) => Promise<User>
  sessionCookie: PortalCookie
  deviceCookie: PortalCookie
}

export function sessionRoutes(app: PortalApp, deps: Deps, options: Options): void {
  const { showUser, sessionCookie, deviceCookie } = options
  const shown = async (actor: Actor) => asSessionUser(deps, actor, await showUser(deps, actor, actor.id))

  const visitOf = (request: FastifyRequest): Visit => ({
    address: countedAddress(clientAddress(request)),
    deviceCookie: deviceCookie.of(request),
    presentToken: sessionCookie.of(request),
    browser: { name: browserOf(request), address: clientAddress(request) },
    doer: visitorOf(request),
  })
  const opened = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { person, token, deviceCookie: device }: SignedIn,
  ) => {
    // The session cookie is set first, for clients that keep only one cookie.
    sessionCookie.set(reply, token)
    deviceCookie.set(reply, device)
    return { user: await shown(asActor(request, person)), token }
  }

  app.route({
    ...session.create,
    handler: async (request, reply) => {
      const attempt = { ...request.body.session, ...visitOf(request) }
      return opened(request, reply, await signIn(deps, attempt, reportOf(request)))
    },
  })
  app.route({
    ...session.secondFactor,
    handler: async (request, reply) =>
      opened(
        request,
        reply,
        await finishSecondFactor(deps, request.body, visitOf(request), reportOf(request)),
      ),
  })
  app.route({
    ...session.passkeyOptions,
    handler: (request) => offerPasskeys(deps, request.actor, countedAddress(clientAddress(request))),
  })
  app.route({
    ...session.passkey,
    handler: async (request, reply) =>
      opened(
        request,
        reply,
        await signInWithPasskey(deps, request.body, visitOf(request), reportOf(request)),
      ),
  })

  app.route({
    ...session.show,
    // Only this route clears the cookie of an ended session: elsewhere a late answer could delete a newer cookie.
    onSend: async (request, reply) => {
      const { bearer, cookie } = sessionTokensOf(request, sessionCookie)
      // A 503 says nothing about the session, and a refused bearer token nothing about the cookie beside it.
      const isEnded = reply.statusCode === 401 && bearer === undefined
      if (isEnded && cookie !== undefined) sessionCookie.clear(reply)
    },
    handler: async (request) => {
      const actor = actorOf(request)
      return { user: await shown(actor) }
    },
  })

  app.route({
    ...session.remove,
    handler: async (request, reply) => {
      const { bearer, cookie } = sessionTokensOf(request, sessionCookie)
      await signOut(deps, visitorOf(request), [bearer, cookie])
      sessionCookie.clear(reply)
      reply.header('clear-site-data', '"cache"')
    },
  })
}
