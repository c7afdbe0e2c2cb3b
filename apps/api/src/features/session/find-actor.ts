import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { findLiveSessionIds, findSession, renewSession } from './session.store.ts'

const day = 86_400_000
/** How long a session lasts after its last use. */
export const sessionLifeMs = 30 * day
/** How long a session lasts after signing in, however often it is used. */
export const longestSessionMs = 90 * day
/** Shortest time between two extensions of a session, so that most requests only read. */
const renewAfterMs = day / 24

/** The active user of a live session. Extends the session to thirty days from now, ninety from signing in at most. */
export async function findActor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tokenHash: string,
): Promise<Actor | undefined> {
  const now = clock.now()
  const found = await findSession(db, {
    tokenHash,
    now,
    signedInAfter: firstSignIn(now),
  })
  if (found === undefined) return undefined
  const { lastUsedAt, createdAt, ...actor } = found
  if (now.getTime() - lastUsedAt.getTime() > renewAfterMs) {
    const endMs = Math.min(now.getTime() + sessionLifeMs, createdAt.getTime() + longestSessionMs)
    await renewSession(db, actor.sessionId, now, new Date(endMs))
  }
  return actor
}

/** Finds those of the given sessions that have not ended and whose users are active. The sessions are not extended. */
export async function findLiveSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  sessionIds: readonly number[],
): Promise<Set<number>> {
  const now = clock.now()
  return new Set(await findLiveSessionIds(db, { sessionIds, now, signedInAfter: firstSignIn(now) }))
}

const firstSignIn = (now: Date) => new Date(now.getTime() - longestSessionMs)
