import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { findFeedOf } from './calendar-feed.store.ts'

export async function showCalendarFeed({ db }: Deps, actor: Actor) {
  const feed = await findFeedOf(db, actor.id)
  return { created_at: feed?.createdAt.toISOString() ?? null }
}
