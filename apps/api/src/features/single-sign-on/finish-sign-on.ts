import type { SecondFactorStep } from '@portal/contract/accounts/second-factors'
import type { SignInWay } from '@portal/domain/people/second-factors'
import { sessionOf } from '../../accounts/fresh-proof.ts'
import { hashSecretToken } from '../../accounts/secret-token.ts'
import type { Tx } from '../../db/client.ts'
import { markProven } from '../../db/sign-in/mark-proven.ts'
import type { Actor } from '../../use-case/actor.ts'
import type { Doer } from '../../use-case/origin.ts'
import type { Deps } from '../deps.ts'
import type { AccountClaims } from './provider/account-claims.ts'
import type { OidcProvider } from './provider/oidc-provider.ts'
import { providerRefusal } from './provider-refusal.ts'
import { SignOnRefused } from './sign-on-refused.ts'
import { takeAttempt } from './single-sign-on.store.ts'
import { type CreatePerson, withPersonOf } from './whose-account.ts'

export type Visit = {
  address: string
  deviceCookie: string | undefined
  presentToken: string | undefined
  browser: { name: string | undefined; address: string }
  doer: Doer
}

type Opened = { token: string; deviceCookie: string }

export type OpenSession = (
  tx: Tx,
  deps: Deps,
  opening: { user_id: number; signed_in_by: SignInWay },
  visit: Visit,
) => Promise<Opened>

export type BeginSecondFactor = (
  deps: Deps,
  sign_in: { user_id: number; address: string },
) => Promise<SecondFactorStep>

export type Effects = {
  openSession: OpenSession
  beginSecondFactor: BeginSecondFactor
  createPerson: CreatePerson
}

export type Callback = {
  /** The query of the address as it came. */
  query: string
  state: string
  /** The secret of the browser's cookie. */
  browserSecret: string
}

type Attempt = NonNullable<Awaited<ReturnType<typeof takeAttempt>>>

/** The sign-in that this browser began. It is used up, whatever becomes of it. */
export async function takeBegunSignOn({ db, clock }: Deps, { state, browserSecret }: Callback) {
  const key = { state_hash: hashSecretToken(state), browser_hash: hashSecretToken(browserSecret) }
  const attempt = await takeAttempt(db, { ...key, now: clock.now() })
  if (attempt !== undefined) return attempt
  throw new SignOnRefused('single_sign_on.ended', 'no_such_sign_in')
}

/** The account that the provider names. */
export async function accountBehind(
  provider: OidcProvider,
  { nonce, code_verifier }: Attempt,
  { query, state }: Callback,
): Promise<AccountClaims> {
  const address = new URL(provider.redirectUri)
  address.search = query
  const connection = await provider.connection().catch(providerRefusal)
  return connection.accountOf(address, { state, nonce, codeVerifier: code_verifier }).catch(providerRefusal)
}

export type SignedOn =
  | { user_id: number; opened: Opened; step: undefined }
  | { user_id: number; opened: undefined; step: SecondFactorStep }

/** Signs the person in whose account this is, or asks for the second factor where the settings want one. */
export async function signOn(
  deps: Deps,
  account: AccountClaims,
  visit: Visit,
  effects: Effects,
): Promise<SignedOn> {
  const { openSession, beginSecondFactor, createPerson } = effects
  const options = { createPerson, origin: visit.doer.origin }
  const { user_id, opened } = await withPersonOf(deps, account, options, async (tx, person) => {
    const needsFactor = person.has_second_factor && deps.config.factorAfterOidc
    const opening = { user_id: person.id, signed_in_by: 'provider' as const }
    return {
      user_id: person.id,
      opened: needsFactor ? undefined : await openSession(tx, deps, opening, visit),
    }
  })
  if (opened !== undefined) return { user_id, opened, step: undefined }
  return {
    user_id,
    opened,
    step: await beginSecondFactor(deps, { user_id, address: visit.address }),
  }
}

/** By how much the clocks of the portal and of the provider may differ. */
const clocksDifferMs = 60_000

/** Notes in the session that its person has signed in at the provider again, after the sign-in was begun. */
export async function confirmSession(
  deps: Deps,
  account: AccountClaims,
  { session_id, created_at }: Attempt,
  actor: Actor | undefined,
): Promise<void> {
  if (actor === undefined || sessionOf(actor).id !== session_id)
    throw new SignOnRefused('single_sign_on.ended', 'session_ended', actor?.id)
  const now = deps.clock.now()
  const provenAt = account.provenAt?.getTime() ?? Number.NaN
  const isFresh =
    provenAt >= created_at.getTime() - clocksDifferMs && provenAt <= now.getTime() + clocksDifferMs
  if (!isFresh) throw notConfirmed('no_fresh_sign_in', actor)
  const options = { createPerson: undefined, origin: actor.origin }
  await withPersonOf(deps, account, options, async (tx, person) => {
    if (person.id !== actor.id) throw notConfirmed('account_of_another_person', actor)
    await markProven(tx, sessionOf(actor).id, now)
  }).catch((error: unknown) => {
    throw error instanceof SignOnRefused ? notConfirmed(error.message, actor) : error
  })
}

const notConfirmed = (reason: string, { id }: Actor) =>
  new SignOnRefused('single_sign_on.not_confirmed', reason, id)
