import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type ClientAuth,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client'
import type { OidcSettings } from '../../../config/sign-in-settings.ts'
import { type AccountClaims, readClaims } from './account-claims.ts'
import { ProviderFailure } from './provider-failure.ts'

/** What must come back as it was sent. */
export type SentSecrets = { state: string; nonce: string; codeVerifier: string }

export type Connection = {
  /** Where the browser is sent; `fresh` lets the person prove again who they are. */
  addressFor(sent: SentSecrets, fresh: boolean): Promise<string>
  /** The account that the provider names for the answer in the address. */
  accountOf(address: URL, sent: SentSecrets): Promise<AccountClaims>
  /** Where a person signs out of the provider; null where it names no address. */
  signOutUrl: string | null
}

type Options = { redirectUri: string; timeoutMs: number }

/** Reads what the provider says of itself. */
export async function connectProvider(
  { issuer, clientId, clientSecret }: OidcSettings,
  { redirectUri, timeoutMs }: Options,
): Promise<Connection> {
  const address = new URL(issuer)
  // The settings allow http for the machine itself alone.
  const execute = address.protocol === 'http:' ? [allowInsecureRequests] : []
  const timeout = timeoutMs / 1000
  const provider = await discovery(address, clientId, {}, secretAs(clientSecret), { execute, timeout }).catch(
    (error: unknown) => {
      throw new ProviderFailure('unavailable', messageOf(error))
    },
  )
  requireEndpoints(provider)
  return {
    addressFor: async ({ state, nonce, codeVerifier }, fresh) =>
      buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(fresh ? { prompt: 'login', max_age: '0' } : {}),
      }).href,
    accountOf: (answer, sent) => accountOf(provider, answer, sent).catch(refuse),
    signOutUrl: signOutUrlOf(provider),
  }
}

/** The discovery is kept until the portal stops, so one that lacks what every sign-in needs is not taken. */
function requireEndpoints(provider: Configuration): void {
  const { authorization_endpoint, token_endpoint } = provider.serverMetadata()
  for (const endpoint of [authorization_endpoint, token_endpoint])
    if (endpoint === undefined || !URL.canParse(endpoint))
      throw new ProviderFailure('unavailable', 'discovery_without_endpoints')
}

/** In the body, as most providers take it, and in the header where the provider names only that. */
const secretAs =
  (secret: string): ClientAuth =>
  (server, ...rest) => {
    const inBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false
    return (inBody ? ClientSecretPost(secret) : ClientSecretBasic(secret))(server, ...rest)
  }

async function accountOf(
  provider: Configuration,
  address: URL,
  { state, nonce, codeVerifier }: SentSecrets,
): Promise<AccountClaims> {
  const tokens = await authorizationCodeGrant(provider, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  })
  const token = tokens.claims()
  if (token === undefined) throw new ProviderFailure('failed', 'no_id_token')
  const hasMore = token.email === undefined && provider.serverMetadata().userinfo_endpoint !== undefined
  // Some providers tell the e-mail there alone. Whether it is verified is taken from the same place.
  const claims = hasMore ? await fetchUserInfo(provider, tokens.access_token, token.sub) : token
  return readClaims({ ...claims, iss: token.iss, auth_time: token.auth_time })
}

function signOutUrlOf(provider: Configuration): string | null {
  const { end_session_endpoint } = provider.serverMetadata()
  if (end_session_endpoint === undefined || !URL.canParse(end_session_endpoint)) return null
  const isWeb = ['https:', 'http:'].includes(new URL(end_session_endpoint).protocol)
  return isWeb ? buildEndSessionUrl(provider).href : null
}

function refuse(error: unknown): never {
  if (error instanceof ProviderFailure) throw error
  throw new ProviderFailure(kindOf(error), messageOf(error))
}

function kindOf(error: unknown): ProviderFailure['kind'] {
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'cancelled'
    return ['temporarily_unavailable', 'server_error'].includes(error.error) ? 'unavailable' : 'failed'
  }
  if (error instanceof ClientError) {
    const isAway = error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT'
    return isAway || statusOf(error.cause) >= 500 ? 'unavailable' : 'failed'
  }
  // What `fetch` throws where nobody answers.
  return error instanceof TypeError && error.cause !== undefined ? 'unavailable' : 'failed'
}

const statusOf = (cause: unknown): number => (cause instanceof Response ? cause.status : 0)

/** The kind of the error, without what the provider sent: tokens and claims are in it. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const isAnswer = error instanceof AuthorizationResponseError || error instanceof ResponseBodyError
  if (isAnswer) return `${error.message} (${error.error.slice(0, 100)})`
  const { cause } = error
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message
}
