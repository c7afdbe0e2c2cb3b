import { signInLinks } from '@portal/contract/accounts/account-links'
import { singleSignOn } from '@portal/contract/accounts/single-sign-on'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { browserOf } from '../../http/access/browser-of.ts'
import { clientAddress, countedAddress } from '../../http/access/client-address.ts'
import { visitorByLink, visitorOf } from '../../http/access/origin-of.ts'
import type { PortalCookie } from '../../http/access/portal-cookie.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { notFound } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { beginSignOn, wantedPath } from './begin-sign-on.ts'
import {
  accountBehind,
  confirmSession,
  type Effects,
  signOn,
  takeBegunSignOn,
  type Visit,
} from './finish-sign-on.ts'
import { redeemSignInLink } from './link/redeem-sign-in-link.ts'
import { addressAfterFailure, addressOfSecondFactor } from './login-address.ts'
import type { OidcProvider } from './provider/oidc-provider.ts'
import { SignOnRefused } from './sign-on-refused.ts'
import { tellRefused } from './tell-refused.ts'

type Options = Effects & {
  /** Undefined where none is set. */
  provider: OidcProvider | undefined
  sessionCookie: PortalCookie
  deviceCookie: PortalCookie
  /** Holds what the callback must bring back, while the person is at the provider. */
  attemptCookie: PortalCookie
}

/** A HEAD of these addresses would use up what they open. */
const getOnly = { exposeHeadRoute: false }

export function singleSignOnRoutes(app: PortalApp, deps: Deps, options: Options): void {
  const { provider, attemptCookie, sessionCookie, deviceCookie, openSession } = options
  const visitOf = (request: FastifyRequest): Visit => ({
    address: countedAddress(clientAddress(request)),
    deviceCookie: deviceCookie.of(request),
    presentToken: sessionCookie.of(request),
    browser: { name: browserOf(request), address: clientAddress(request) },
    doer: visitorOf(request),
  })
  const setCookies = (reply: FastifyReply, opened: { token: string; deviceCookie: string }) => {
    sessionCookie.set(reply, opened.token)
    deviceCookie.set(reply, opened.deviceCookie)
  }
  const log = (request: FastifyRequest, outcome: string, facts: { user_id?: number; reason?: string } = {}) =>
    request.log.info({ outcome, ...facts, address: clientAddress(request) }, 'single sign-on')

  app.route({
    ...singleSignOn.start,
    ...getOnly,
    handler: async (request, reply) => {
      if (provider === undefined) throw notFound('single_sign_on.not_set_up')
      const { confirm = false, return: typed } = request.query
      const returnTo = wantedPath(typed)
      const wish = {
        actor: request.actor,
        confirm,
        returnTo,
        address: countedAddress(clientAddress(request)),
      }
      try {
        const { url, browserSecret } = await beginSignOn(deps, provider, wish)
        attemptCookie.set(reply, browserSecret)
        return reply.redirect(url)
      } catch (error) {
        if (!(error instanceof SignOnRefused)) throw error
        log(request, error.code, { reason: error.message, ...idOf(error) })
        return reply.redirect(addressAfterFailure(error.code, returnTo))
      }
    },
  })

  app.route({
    ...singleSignOn.callback,
    ...getOnly,
    // Whatever the address says, the person reads it on the login screen.
    attachValidation: true,
    handler: async (request, reply) => {
      if (provider === undefined) throw notFound('single_sign_on.not_set_up')
      let returnTo: string | undefined
      attemptCookie.clear(reply)
      try {
        const callback = callbackOf(request, attemptCookie)
        const attempt = await takeBegunSignOn(deps, callback)
        returnTo = attempt.return_to ?? undefined
        const account = await accountBehind(provider, attempt, callback)
        if (attempt.session_id !== null) {
          await confirmSession(deps, account, attempt, request.actor)
          log(request, 'confirmed', idOf({ user_id: request.actor?.id }))
          return reply.redirect(returnTo ?? '/')
        }
        const { user_id, opened, step } = await signOn(deps, account, visitOf(request), options)
        if (step !== undefined) {
          log(request, 'second_factor', { user_id })
          return reply.redirect(addressOfSecondFactor(step, returnTo))
        }
        setCookies(reply, opened)
        log(request, 'signed_in', { user_id })
        return reply.redirect(returnTo ?? '/')
      } catch (error) {
        if (!(error instanceof SignOnRefused)) throw error
        log(request, error.code, { reason: error.message, ...idOf(error) })
        await tellRefused(deps, request.actor ?? visitorOf(request), error)
        return reply.redirect(addressAfterFailure(error.code, returnTo))
      }
    },
  })

  app.route({
    ...signInLinks.use,
    ...getOnly,
    handler: async (request, reply) => {
      const visit = { ...visitOf(request), doer: visitorByLink(request) }
      const opened = await redeemSignInLink(deps, request.params.token, visit, openSession)
      if (opened === undefined) return reply.redirect(addressAfterFailure('sign_in_links.ended', undefined))
      request.log.warn(
        { user_id: opened.user_id, address: clientAddress(request) },
        'A sign-in link of the server was used',
      )
      setCookies(reply, opened)
      return reply.redirect('/')
    },
  })
}

const idOf = ({ user_id }: { user_id: number | undefined }) => (user_id === undefined ? {} : { user_id })

/** What the provider's answer and the browser's cookie say. */
function callbackOf(
  request: FastifyRequest<{ Querystring: { state?: string | undefined } }>,
  cookie: PortalCookie,
) {
  const browserSecret = cookie.of(request)
  const { state } = request.query
  if (request.validationError !== undefined || state === undefined || browserSecret === undefined)
    throw new SignOnRefused('single_sign_on.ended', 'state_or_cookie_missing')
  return { state, browserSecret, query: request.url.replace(/^[^?]*/, '') }
}
