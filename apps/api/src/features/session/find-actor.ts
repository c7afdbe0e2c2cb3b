import { mustSetUpFactor } from '../../accounts/factor-duty.ts'
import type { SessionLimits } from '../../config/session-limits.ts'
import type { Caller } from '../../use-case/actor.ts'
import type { Deps } from '../deps.ts'
import { findSession, listLiveSessions, renewSession } from './session.store.ts'

/** Shortest time between two extensions of a session, so that most requests only read. */
const renewAfterMs = 60_000

/** The active user of a live session. Extends the session by the limits of idle and of whole sessions. */
export async function findActor(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  token_hash: string,
): Promise<Caller | undefined> {
  const now = clock.now()
  const found = await findSession(db, {
    token_hash,
    now,
    ...firstMoments(config.sessionLimits, now),
  })
  if (found === undefined) return undefined
  const { last_used_at, created_at, session_id, proven_at, ...person } = found
  if (now.getTime() - last_used_at.getTime() > renewAfterMs) {
    await renewSession(db, session_id, now, endOfSession(config.sessionLimits, created_at, now))
  }
  return {
    ...person,
    credential: { kind: 'session', id: session_id, proven_at },
    must_set_up_factor: mustSetUpFactor({ clock, config }, person),
  }
}

/**
 * Finds those of the given sessions that have not ended and whose users are active and need not set up a second factor first.
 * The sessions are not extended.
 */
export async function findLiveSessions(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  sessionIds: readonly number[],
): Promise<Set<number>> {
  const now = clock.now()
  const rows = await listLiveSessions(db, { sessionIds, now, ...firstMoments(config.sessionLimits, now) })
  return new Set(rows.filter((row) => !mustSetUpFactor({ clock, config }, row)).map(({ id }) => id))
}

/** When a session that is used now ends. */
export const endOfSession = ({ idleMs, longestMs }: SessionLimits, created_at: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + idleMs, created_at.getTime() + longestMs))

/** Sessions from before these moments have ended, also those that were opened under longer limits. */
export const firstMoments = ({ idleMs, longestMs }: SessionLimits, now: Date) => ({
  signedInAfter: new Date(now.getTime() - longestMs),
  usedAfter: new Date(now.getTime() - idleMs),
})
