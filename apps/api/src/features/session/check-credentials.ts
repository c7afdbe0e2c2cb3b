import type { Credentials } from '@portal/contract/accounts/session'
import { userLimits } from '@portal/domain/people/users'
import { foldedEmail } from '@portal/domain/texts/folded'
import { firstCharacters, isAtMost } from '@portal/domain/texts/length'
import { because } from '@portal/words/reasons'
import fastq from 'fastq'
import { addressesKeptMs } from '../../db/forget-expired.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import { Turns } from '../../http/turns/turns.ts'
import { invalidFields, tooMany, unauthenticated } from '../../use-case/errors.ts'
import type { Doer } from '../../use-case/origin.ts'
import { sessionEntry } from '../../use-case/person-entries.ts'
import type { Deps } from '../deps.ts'
import { readDeviceCookie } from './device-cookie.ts'
import {
  type AttemptKey,
  addLoginFailure,
  findStanding,
  loginLimits,
  type Standing,
} from './login-limits.store.ts'

/** Where an attempt comes from, and whose it is. */
export type Place = {
  email: string
  /** The IP address; for IPv6 the network of 64 bits. */
  address: string
  deviceCookie: string | undefined
  doer: Doer
}

export type Attempt = Credentials & Place

/** The browser that opens a session. */
export type Browser = {
  /** In words; undefined where it does not name itself. */
  name: string | undefined
  /** The IP address, and not its network as the limits count it. */
  address: string
}

export type SignInOutcome =
  | 'signed_in'
  | 'unknown_account'
  | 'inactive_account'
  | 'wrong_password'
  | 'second_factor_asked'
  | 'wrong_code'
  | 'wrong_passkey'
  | 'too_many_failures'

/** Called with the outcome of every attempt, and the id of the account with the e-mail if there is one. */
export type Report = (outcome: SignInOutcome, userId: number | undefined) => void

/**
 * This many attempts at a time are looked up, compared and counted; the others wait. An attempt is counted when it has
 * failed, and not while it is under way, so that guesses sent at once would otherwise all pass before the first is
 * counted. A limit of n lets through at most n - 1 guesses, and as many more as all server processes compare at a time.
 */
export const attemptsAtOnce = 4

const turns = fastq.promise((job: () => Promise<unknown>) => job(), attemptsAtOnce)

/** The attempts of one address wait for each other, so that a flood of them makes nobody else wait. */
const turnsOfAddress = new Turns<string>()

/**
 * The active person whose e-mail and password these are; 401 otherwise. 429 beyond the limits, whether the password
 * is right or not. See docs/product-rules.md#signing-in.
 */
export const checkCredentials = (deps: Deps, attempt: Attempt, report: Report) =>
  withinLimits(deps, attempt, report, (looked) => check(deps, attempt, looked))

/**
 * An attempt by a password, a code or a passkey: 429 beyond the limits. `prove` answers what it found, or calls `fail` with
 * the reason, which counts as a failed sign-in of the e-mail and the address.
 */
export const withinLimits = <Result>(
  deps: Deps,
  place: Place,
  report: Report,
  prove: (standing: Looked) => Promise<Result>,
): Promise<Result> =>
  turnsOfAddress.take(place.address, async () => {
    // Whoever is beyond a limit takes none of the turns of all.
    await look(deps, place, report)
    const { promise, resolve } = Promise.withResolvers<Result>()
    await turns.push(async () => resolve(await prove(await look(deps, place, report))))
    return promise
  })

type Looked = Awaited<ReturnType<typeof look>>

/** What is known of an attempt before it is compared; 429 beyond a limit. */
async function look({ db, clock }: Deps, attempt: Place, report: Report) {
  const now = clock.now()
  const typed = foldedEmail(attempt.email)
  const isTooLong = !isAtMost(typed, userLimits.email)
  const email = firstCharacters(typed, userLimits.email)
  const key: AttemptKey = { email, address: attempt.address }
  const standing = await findStanding(db, key, now)
  const person = isTooLong ? null : standing.person
  const device = readDeviceCookie(attempt.deviceCookie, standing.deviceSecret, now)
  const isKnownBrowser = person !== null && device.has(person.id)
  const isStranger = !isKnownBrowser && !isKnownAddress(standing, now)

  const seconds = secondsToWait(standing, { isKnownBrowser, isStranger }, now)
  if (seconds > 0) {
    report('too_many_failures', person?.id)
    throw tooMany('session.too_many_failures', seconds)
  }
  const fail = async (outcome: SignInOutcome) => {
    report(outcome, person?.id)
    await db.transaction(async (tx) => {
      await addLoginFailure(tx, { ...key, by_stranger: isStranger, failed_at: clock.now() })
      // An unknown e-mail is left out: it may be a password that was typed into the wrong field.
      const entry = person === null ? undefined : sessionEntry('session.refuse', person, { outcome })
      await addToTrail(tx, clock, attempt.doer, entry)
    })
  }
  return { key, person, isTooLong, fail }
}

async function check(deps: Deps, attempt: Attempt, looked: Looked) {
  const { key, person, isTooLong, fail } = looked
  if (isTooLong) {
    await fail('unknown_account')
    throw tooLong()
  }
  const match = await deps.passwords.match(attempt.password, person?.password_hash)
  const isRight = match !== 'none'
  if (person === null || !isRight || !person.active) {
    await fail(person === null ? 'unknown_account' : isRight ? 'inactive_account' : 'wrong_password')
    throw wrongCredentials()
  }
  return { person, match, key, fail }
}

/**
 * Whether the person signed in from the address lately. It compares the date itself, because the clean-up of old
 * addresses may be late.
 */
const isKnownAddress = ({ signed_in_at }: Standing, now: Date) =>
  signed_in_at !== null && now.getTime() - signed_in_at.getTime() < addressesKeptMs

type Relation = { isKnownBrowser: boolean; isStranger: boolean }

/** The seconds until another attempt is allowed; 0 when no limit is reached. */
function secondsToWait(standing: Standing, { isKnownBrowser, isStranger }: Relation, now: Date): number {
  const endOf = (limit: keyof typeof loginLimits) => {
    const failedAt = standing[limit]
    return failedAt === null ? 0 : failedAt.getTime() + loginLimits[limit].windowMs
  }
  const ends = [endOf('pair'), isKnownBrowser ? 0 : endOf('address'), isStranger ? endOf('strangers') : 0]
  return Math.max(0, Math.ceil((Math.max(...ends) - now.getTime()) / 1000))
}

export const wrongCredentials = () => unauthenticated('session.wrong_credentials')

const tooLong = () =>
  invalidFields('request.invalid', { email: [because('input.text_too_long', { max: userLimits.email })] })
