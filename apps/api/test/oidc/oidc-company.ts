import { singleSignOn } from '@portal/contract/accounts/single-sign-on'
import type { LightMyRequestResponse } from 'fastify'
import { startOidcProvider, type TestProvider } from '../../../../tools/servers/oidc-provider.ts'
import { readConfig } from '../../src/config/config.ts'
import { createTestApp, publicUrl, type TestApp } from '../app.ts'
import { signInAtProvider } from './at-provider.ts'

type Settings = NonNullable<Parameters<typeof createTestApp>[0]>

/** The settings of single sign-on at the provider, with others besides. */
export function oidcSettings(
  { issuer, clientId, clientSecret }: Pick<TestProvider, 'issuer' | 'clientId' | 'clientSecret'>,
  more: Record<string, string> = {},
) {
  const { oidc, factorAfterOidc, passwordSignIn } = readConfig({
    DEMO: 'off',
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_LABEL: 'Company',
    ...more,
  })
  return { oidc, factorAfterOidc, passwordSignIn }
}

export const startTestProvider = () => startOidcProvider([publicUrl])

/** A portal with single sign-on at the provider. Its clock stands at the moment in which it started, because tokens end. */
export async function createOidcApp(
  provider: TestProvider,
  more: Record<string, string> = {},
  settings: Settings = {},
): Promise<TestApp> {
  const api = await createTestApp({ ...settings, ...oidcSettings(provider, more) })
  api.setNow(new Date().toISOString())
  return api
}

type Visitor = {
  /** The session that the browser has. */
  session?: string
  return?: string
  confirm?: boolean
  from?: string
}

/** Asks the portal to begin a sign-in; the provider's address, and the cookie that must come back. */
export async function beginSignOn(api: TestApp, { session, from, ...query }: Visitor = {}) {
  const answer = await api.visitor.call(singleSignOn.start, {
    query,
    ...(from === undefined ? {} : { from }),
    headers: session === undefined ? {} : { cookie: `portal_session=${session}` },
  })
  const cookie = cookieOf(answer, 'portal_oidc') ?? ''
  return { answer, location: String(answer.headers.location), cookie }
}

type WithHeaders = Pick<LightMyRequestResponse, 'headers'>

/** The value that an answer gives a cookie. */
export const cookieOf = ({ headers }: WithHeaders, name: string): string | undefined =>
  new RegExp(`(?:^|,)${name}=([^;]*)`).exec([headers['set-cookie']].flat().join(','))?.[1]

type Return = { cookie?: string; session?: string; from?: string }

/** Opens the address to which the provider sent the browser back. */
export async function comeBack(api: TestApp, url: URL, { cookie, session, from }: Return) {
  const cookies = [
    ...(cookie === undefined ? [] : [`portal_oidc=${cookie}`]),
    ...(session === undefined ? [] : [`portal_session=${session}`]),
  ]
  const answer = await api.visitor.inject({
    method: 'GET',
    url: url.pathname + url.search,
    headers: { cookie: cookies.join('; ') },
    ...(from === undefined ? {} : { remoteAddress: from }),
  })
  return {
    status: answer.statusCode,
    location: String(answer.headers.location),
    /** The token of the session that was opened. */
    session: cookieOf(answer, 'portal_session'),
    headers: answer.headers,
  }
}

/** Signs in at the provider with the account, from the first click to the page. */
export async function signOn(api: TestApp, subject: string, visitor: Visitor = {}) {
  const { location, cookie } = await beginSignOn(api, visitor)
  return comeBack(api, await signInAtProvider(location, subject), { ...visitor, cookie })
}
