import { invitations, passwordResets } from '@portal/contract/accounts/account-links'
import type { User } from '@portal/contract/accounts/user'
import type { SignInWay } from '@portal/domain/people/second-factors'
import type { FastifyRequest } from 'fastify'
import { asSessionUser } from '../../accounts/factor-duty.ts'
import { hashSecretToken } from '../../accounts/secret-token.ts'
import type { Tx } from '../../db/client.ts'
import { actorOf } from '../../http/access/access.ts'
import { browserOf } from '../../http/access/browser-of.ts'
import { clientAddress, countedAddress } from '../../http/access/client-address.ts'
import { asActor, visitorByLink } from '../../http/access/origin-of.ts'
import type { PortalCookie } from '../../http/access/portal-cookie.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import type { Actor, Caller } from '../../use-case/actor.ts'
import { noSession } from '../../use-case/errors.ts'
import type { Doer } from '../../use-case/origin.ts'
import type { Deps } from '../deps.ts'
import { inviteAgain, withdrawInvitation } from './invitations.ts'
import { requestReset } from './password-resets.ts'
import { redeemAccountLink, resetPassword, showPersonOfLink } from './redeem-account-link.ts'

type Visit = {
  address: string
  deviceCookie: string | undefined
  presentToken: string | undefined
  browser: { name: string | undefined; address: string }
  doer: Doer
}

type Options = {
  openSession: (
    tx: Tx,
    deps: Deps,
    opening: { user_id: number; signed_in_by: SignInWay },
    visit: Visit,
  ) => Promise<{ token: string; deviceCookie: string }>
  findActor: (deps: Deps, tokenHash: string) => Promise<Caller | undefined>
  showUser: (deps: Deps, actor: Actor, userId: number) => Promise<User>
  sessionCookie: PortalCookie
  deviceCookie: PortalCookie
}

export function accountLinksRoutes(app: PortalApp, deps: Deps, options: Options): void {
  const { openSession, findActor, showUser, sessionCookie, deviceCookie } = options
  const visitOf = (request: FastifyRequest): Visit => ({
    address: countedAddress(clientAddress(request)),
    deviceCookie: deviceCookie.of(request),
    presentToken: sessionCookie.of(request),
    browser: { name: browserOf(request), address: clientAddress(request) },
    doer: visitorByLink(request),
  })

  app.route({
    ...invitations.create,
    handler: (request) => inviteAgain(deps, actorOf(request), request.params.id),
  })
  app.route({
    ...invitations.remove,
    handler: (request) => withdrawInvitation(deps, actorOf(request), request.params.id),
  })
  app.route({
    ...invitations.show,
    handler: (request) => showPersonOfLink(deps, 'invitation', request.params.token),
  })
  app.route({
    ...invitations.accept,
    handler: async (request, reply) => {
      const use = {
        kind: 'invitation' as const,
        token: request.params.token,
        password: request.body.password,
        doer: visitorByLink(request),
      }
      const opened = await redeemAccountLink(deps, use, (tx, { id }) =>
        openSession(tx, deps, { user_id: id, signed_in_by: 'link' }, visitOf(request)),
      )
      sessionCookie.set(reply, opened.token)
      deviceCookie.set(reply, opened.deviceCookie)
      const person = await findActor(deps, hashSecretToken(opened.token))
      if (person === undefined) throw noSession()
      const actor = asActor(request, person)
      const user = asSessionUser(deps, actor, await showUser(deps, actor, actor.id))
      return { user, token: opened.token }
    },
  })
  app.route({
    ...passwordResets.create,
    handler: (request) => requestReset(deps, request.body.email, countedAddress(clientAddress(request))),
  })
  app.route({
    ...passwordResets.show,
    handler: (request) => showPersonOfLink(deps, 'password_reset', request.params.token),
  })
  app.route({
    ...passwordResets.use,
    handler: async (request, reply) => {
      const { token } = request.params
      const presentToken = sessionCookie.of(request)
      await resetPassword(deps, {
        token,
        password: request.body.password,
        presentToken,
        doer: visitorByLink(request),
      })
      if (presentToken !== undefined) sessionCookie.clear(reply)
    },
  })
}
