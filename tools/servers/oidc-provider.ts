/// <reference path="./oidc-provider-package.d.ts" />

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import Provider from 'oidc-provider'

/** What the tokens of an account say, besides its subject. */
export type ProviderClaims = Record<string, unknown>

/** What the provider does in place of answering for a code: nothing at all, or what no client understands. */
export type Disturbance = 'hangs' | 'is away' | 'says rubbish' | 'has a fault'

export type TestProvider = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Adds an account and returns its subject, with which one signs in. */
  addAccount(claims: ProviderClaims): string
  /** Lets the next answers for a code be others; undefined as they are. */
  disturb(how: Disturbance | undefined): void
  /** Changes the claims of the next tokens; undefined as they are. */
  changeToken(change: ((claims: ProviderClaims) => ProviderClaims) | undefined): void
  stop(): Promise<void>
}

const clientId = 'portal'
const clientSecret = 'a secret of the tests alone'

/**
 * Starts a real provider of OpenID Connect on a port of its own, whose form asks for the subject of the account that
 * signs in. It sends the browser back to the portals at these addresses.
 */
export async function startOidcProvider(publicUrls: readonly string[]): Promise<TestProvider> {
  const accounts = new Map<string, ProviderClaims>()
  let disturbance: Disturbance | undefined
  let changed: ((claims: ProviderClaims) => ProviderClaims) | undefined
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider has no port')
  const issuer = `http://127.0.0.1:${address.port}`
  const redirect_uris = publicUrls.map((publicUrl) => `${publicUrl}/api/v1/auth/oidc/callback`)
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: {
      openid: ['sub', 'auth_time'],
      email: ['email', 'email_verified', 'xms_edov'],
      profile: ['given_name', 'family_name', 'name', 'preferred_username'],
    },
    conformIdTokenClaims: false,
    cookies: { keys: [randomUUID()] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, accountId) => {
      const claims = accounts.get(accountId)
      return claims && { accountId, claims: async () => ({ sub: accountId, ...claims }) }
    },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  })
  const standard = provider.callback()

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = new URL(request.url ?? '', issuer).pathname
    if (path.startsWith('/interaction/')) return void (await askForAccount(request, response))
    if (path === '/token') {
      if (disturbance !== undefined) return disturbed(disturbance, response)
      if (changed !== undefined) changeAnswer(response, changed)
    }
    standard(request, response)
  }

  async function askForAccount(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      return response.end(form)
    }
    const subject = new URLSearchParams(await text(request)).get('subject') ?? ''
    const result = accounts.has(subject)
      ? { login: { accountId: subject } }
      : { error: 'access_denied', error_description: 'Nobody signed in' }
    return provider.interactionFinished(request, response, result)
  }

  return {
    issuer,
    clientId,
    clientSecret,
    addAccount: (claims) => {
      const subject = randomUUID()
      accounts.set(subject, claims)
      return subject
    },
    disturb: (how) => {
      disturbance = how
    },
    changeToken: (change) => {
      changed = change
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const form = `<!doctype html><html lang="en"><title>Provider of the tests</title><form method="post">
<label>Account <input name="subject" autofocus></label> <button>Sign in</button></form></html>`

function disturbed(how: Disturbance, response: ServerResponse) {
  if (how === 'hangs') return
  if (how === 'is away') return void response.destroy()
  response.statusCode = how === 'has a fault' ? 503 : 200
  response.setHeader('content-type', 'text/html')
  response.end('<h1>Out of order</h1>')
}

/** Puts other claims into the ID token of the answer. */
function changeAnswer(response: ServerResponse, change: (claims: ProviderClaims) => ProviderClaims) {
  const { end } = response
  response.end = (body: unknown) => {
    const answer: Record<string, unknown> = JSON.parse(String(body))
    const [head, claims = '', signature] = String(answer.id_token).split('.')
    const read: ProviderClaims = JSON.parse(Buffer.from(claims, 'base64url').toString())
    const written = Buffer.from(JSON.stringify(change(read))).toString('base64url')
    const sent = JSON.stringify({ ...answer, id_token: [head, written, signature].join('.') })
    response.setHeader('content-length', Buffer.byteLength(sent))
    return end.call(response, sent, 'utf8', undefined)
  }
}
