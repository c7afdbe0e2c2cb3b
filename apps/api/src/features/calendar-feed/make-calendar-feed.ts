import { calendarFeed } from '@portal/contract/calendar-feed'
import { apiPrefix } from '@portal/contract/shared/route'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { noSession } from '../../errors.ts'
import { hashSecretToken, newSecretToken } from '../../secret-token.ts'
import { lockOwner, replaceFeed } from './calendar-feed.store.ts'

/** Gives the actor's feed a new address and ends the present one. The person is locked against being deactivated. */
export async function makeCalendarFeed({ db, clock }: Deps, actor: Actor, publicUrl: string) {
  const token = newSecretToken()
  const createdAt = clock.now()
  await db.transaction(async (tx) => {
    const owner = await lockOwner(tx, actor.id)
    if (!owner?.active) throw noSession()
    await replaceFeed(tx, { userId: actor.id, tokenHash: hashSecretToken(token), createdAt })
  })
  const path = calendarFeed.read.url.replace(':token', token)
  return { address: `${publicUrl}${apiPrefix}${path}`, created_at: createdAt.toISOString() }
}
