import type { OpenSession } from '@portal/contract/accounts/sessions'
import type { Actor } from '../../use-case/actor.ts'
import { notFound } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { firstMoments } from './find-actor.ts'
import { endOtherSessions, endOwnSession, listSessionRows } from './session.store.ts'

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
