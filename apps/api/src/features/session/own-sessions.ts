import type { OpenSession } from '@portal/contract/accounts/sessions'
import { sessionOf } from '../../accounts/fresh-proof.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import { found } from '../../use-case/not-found.ts'
import { sessionEntry } from '../../use-case/person-entries.ts'
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
    current: id === sessionOf(actor).id,
  }))
}

/** 404 for a session that has ended, and for somebody else's. */
export async function endSession({ db, clock }: Deps, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { browser } = found(await endOwnSession(tx, actor.id, id), 'sessions.not_found')
    await addToTrail(tx, clock, actor, sessionEntry('sessions.end', actor, { browser }))
  })
}

export async function endOtherSessionsOf({ db, clock }: Deps, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const count = await endOtherSessions(tx, actor.id, sessionOf(actor).id)
    if (count > 0) await addToTrail(tx, clock, actor, sessionEntry('sessions.end_others', actor, { count }))
  })
}
