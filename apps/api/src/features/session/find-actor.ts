import { isFactorDue } from '../../accounts/factor-duty.ts'
import type { SessionLimits } from '../../config/session-limits.ts'
import type { Actor, SessionPerson } from '../../use-case/actor.ts'
import type { Deps } from '../deps.ts'
import { findSession, listLiveSessions, renewSession } from './session.store.ts'

/** Shortest time between two extensions of a session, so that most requests only read. */
const renewAfterMs = 60_000

/** The active user of a live session. Extends the session by the limits of idle and of whole sessions. */
export async function findActor(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  token_hash: string,
): Promise<SessionPerson | undefined> {
  const now = clock.now()
  const found = await findSession(db, {
    token_hash,
    now,
    ...firstMoments(config.sessionLimits, now),
  })
  if (found === undefined) return undefined
  const { last_used_at, created_at, ...person } = found
  const actor = { ...person, must_set_up_factor: mustSetUpFactor({ clock, config }, person) }
  if (now.getTime() - last_used_at.getTime() > renewAfterMs) {
    await renewSession(db, actor.session_id, now, endOfSession(config.sessionLimits, created_at, now))
  }
  return actor
}

/** Whether the person must set up a second factor before anything else. Whoever comes by the provider has its factors. */
function mustSetUpFactor(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  person: Pick<Actor, 'role' | 'signed_in_by' | 'has_second_factor'>,
): boolean {
  return !person.has_second_factor && isFactorDue({ clock, config }, person)
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
