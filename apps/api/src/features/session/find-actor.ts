import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { findSession, renewSession } from './session.store.ts'

const day = 86_400_000
export const sessionLifeMs = 30 * day
/** Shortest time between two extensions of a session, so that most requests only read. */
const renewAfterMs = day / 24

/** The active user of a live session. Extends the session to thirty days from now. */
export async function findActor({ db, clock }: Deps, tokenHash: string): Promise<Actor | undefined> {
  const now = clock.now()
  const found = await findSession(db, tokenHash, now)
  if (found === undefined) return undefined
  const { lastUsedAt, ...actor } = found
  if (now.getTime() - lastUsedAt.getTime() > renewAfterMs) {
    await renewSession(db, actor.sessionId, now, new Date(now.getTime() + sessionLifeMs))
  }
  return actor
}
