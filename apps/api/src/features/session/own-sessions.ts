import type { OpenSession } from '@portal/contract/accounts/sessions'
import type { Actor } from '../../use-case/actor.ts'
import { invalidField, noSession, Refusal } from '../../use-case/errors.ts'
import { notFound } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { checkCredentials, type Report } from './check-credentials.ts'
import { firstMoments } from './find-actor.ts'
import { forgetLoginFailures } from './login-limits.store.ts'
import {
  endOtherSessions,
  endOwnSession,
  findOwnEmail,
  listSessionRows,
  markProven,
} from './session.store.ts'

/** Lists the own sessions that have not ended, the last used first. */
export async function listSessions({ db, clock, config }: Deps, actor: Actor): Promise<OpenSession[]> {
  const now = clock.now()
  const rows = await listSessionRows(db, actor.id, { now, ...firstMoments(config.sessionLimits, now) })
  return rows.map(({ id, browser, address, created_at, last_used_at }) => ({
    id,
    browser,
    address,
    created_at: created_at.toISOString(),
    last_seen_at: last_used_at.toISOString(),
    current: id === actor.session_id,
  }))
}

/** 404 for a session that has ended, and for somebody else's. */
export async function endSession({ db }: Deps, actor: Actor, id: number): Promise<void> {
  if (!(await endOwnSession(db, actor.id, id))) throw notFound('sessions.not_found')
}

export const endOtherSessionsOf = ({ db }: Deps, actor: Actor): Promise<void> =>
  endOtherSessions(db, actor.id, actor.session_id)

type Proof = { password: string; address: string; deviceCookie: string | undefined }

/**
 * Notes in the session that its person has typed the password. It counts as an attempt to sign in: 422 for a wrong password, 429
 * beyond the limits.
 */
export async function confirmSession(deps: Deps, actor: Actor, proof: Proof, report: Report): Promise<void> {
  const { db, clock } = deps
  const email = await findOwnEmail(db, actor.id)
  if (email === undefined) throw noSession()
  const { key } = await checkCredentials(deps, { email, ...proof }, report).catch(refuseAtField)
  await db.transaction(async (tx) => {
    await markProven(tx, actor.session_id, clock.now())
    await forgetLoginFailures(tx, key)
  })
}

/** A 401 would say that the session has ended. */
function refuseAtField(error: unknown): never {
  if (error instanceof Refusal && error.statusCode === 401)
    throw invalidField('password', 'session.wrong_password')
  throw error
}
