import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { deleteFeedOf } from './calendar-feed.store.ts'

/** Ends the actor's feed, whose address is unknown from now on. */
export async function endCalendarFeed({ db }: Deps, actor: Actor): Promise<void> {
  await deleteFeedOf(db, actor.id)
}
