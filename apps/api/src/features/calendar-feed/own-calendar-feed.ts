import { calendarFeed } from '@portal/contract/calendar-feed'
import { apiPrefix } from '@portal/contract/shared/route'
import { hashSecretToken, newSecretToken } from '../../accounts/secret-token.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import { noSession } from '../../use-case/errors.ts'
import { personEntry } from '../../use-case/person-entries.ts'
import type { Deps } from '../deps.ts'
import { deleteFeedOf, findFeedOf, lockOwner, replaceFeed } from './calendar-feed.store.ts'

export async function showCalendarFeed({ db }: Deps, actor: Actor) {
  const feed = await findFeedOf(db, actor.id)
  return { created_at: feed?.created_at.toISOString() ?? null }
}

/** Gives the actor's feed a new address and ends the present one. The person is locked against being deactivated. */
export async function makeCalendarFeed({ db, clock, config }: Deps, actor: Actor) {
  const token = newSecretToken()
  const created_at = clock.now()
  await db.transaction(async (tx) => {
    const owner = await lockOwner(tx, actor.id)
    if (!owner?.active) throw noSession()
    await replaceFeed(tx, { user_id: actor.id, token_hash: hashSecretToken(token), created_at })
    await addToTrail(tx, clock, actor, personEntry('calendar_feed.create', actor))
  })
  const path = calendarFeed.read.url.replace(':token', token)
  return { address: `${config.publicUrl}${apiPrefix}${path}`, created_at: created_at.toISOString() }
}

/** The address is unknown from now on. */
export async function endCalendarFeed({ db, clock }: Deps, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteFeedOf(tx, actor.id))) return
    await addToTrail(tx, clock, actor, personEntry('calendar_feed.delete', actor))
  })
}
