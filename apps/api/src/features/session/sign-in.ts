import type { Credentials } from '@portal/contract/session'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { tooMany, unauthenticated } from '../../errors.ts'
import { hashSessionToken, newSessionToken } from '../../http/access/session-token.ts'
import { findActor, sessionLifeMs } from './find-actor.ts'
import {
  addLoginAttempt,
  createSession,
  findCredentials,
  forgetLoginAttempt,
  listOtherLoginFailures,
  lockCredentials,
} from './session.store.ts'

const windowMs = 15 * 60_000
const maxFailuresPerEmail = 10
const maxFailuresPerAddress = 30

type Attempt = Credentials & { address: string }

/**
 * Opens a session. Unknown e-mail, wrong password and inactive user get the same answer in the same time. 429 after
 * 10 failures in 15 minutes for an e-mail or 30 for an address, whether the password is right or not.
 */
export async function signIn(deps: Deps, attempt: Attempt): Promise<{ actor: Actor; token: string }> {
  const { db, clock, passwords } = deps
  const now = clock.now()
  const email = attempt.email.trim().toLowerCase()
  // Stored as a failure before the password is checked, so that simultaneous guesses count each other.
  const attemptId = await addLoginAttempt(db, { email, address: attempt.address, failedAt: now })
  await refuseWhenLimited(deps, { ...attempt, email, attemptId, now })

  const person = await findCredentials(db, email)
  const isRight = await passwords.matches(attempt.password, person?.passwordHash)
  if (!isRight || person === undefined || !person.active) {
    throw wrongCredentials()
  }

  const token = newSessionToken()
  const expiresAt = new Date(now.getTime() + sessionLifeMs)
  const tokenHash = hashSessionToken(token)
  await db.transaction(async (tx) => {
    // A new password ends every session, so one opened with the old password must not be stored after it.
    const current = await lockCredentials(tx, person.id)
    if (current?.active !== true || current.passwordHash !== person.passwordHash) throw wrongCredentials()
    await createSession(tx, { tokenHash, userId: person.id, now, expiresAt })
  })
  const actor = await findActor(deps, tokenHash)
  if (actor === undefined) throw wrongCredentials()
  await forgetLoginAttempt(db, attemptId)
  return { actor, token }
}

const wrongCredentials = () => unauthenticated('session.wrong_credentials', 'Invalid email or password')

type Limited = { email: string; address: string; attemptId: number; now: Date }

async function refuseWhenLimited({ db }: Deps, { email, address, attemptId, now }: Limited): Promise<void> {
  const since = new Date(now.getTime() - windowMs)
  const failures = await listOtherLoginFailures(db, { email, address, attemptId, since })
  const ofEmail = failures.filter((failure) => failure.email === email)
  const ofAddress = failures.filter((failure) => failure.address === address)
  // The failure of each kind that must leave the window before another attempt is allowed.
  const inTheWay = [ofEmail.at(-maxFailuresPerEmail), ofAddress.at(-maxFailuresPerAddress)]
  const lastMs = Math.max(...inTheWay.map((failure) => failure?.failedAt.getTime() ?? 0))
  if (lastMs === 0) return
  await forgetLoginAttempt(db, attemptId)
  const seconds = Math.max(1, Math.ceil((lastMs + windowMs - now.getTime()) / 1000))
  throw tooMany('session.too_many_failures', 'Too many failed attempts. Please try again later.', seconds)
}
