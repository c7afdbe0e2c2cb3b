import { mustSetUpFactor } from '../../accounts/factor-duty.ts'
import type { Caller } from '../../use-case/actor.ts'
import { tooMany } from '../../use-case/errors.ts'
import type { Deps } from '../deps.ts'
import { RequestCounts } from './request-counts.ts'
import { findTokenOwner, markUsed, takeRequests } from './token-owner.store.ts'

/** Shortest time between two notes of the last use, so that most requests only read. */
const notedAfterMs = 60_000

type Options = {
  /** Counts a token that opens nothing as a failure of its address. */
  onWrongToken(address: string): Promise<void>
}

/**
 * Finds whose token it is, by its hash, and notes the use. Undefined for a token that opens nothing; 429 when it has made its
 * requests of the minute. A right token works from every address, also from one whose sign-ins are refused.
 */
export function createFindTokenOwner(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { onWrongToken }: Options,
) {
  const counts = new RequestCounts((id, minute) => takeRequests(db, id, minute))
  return async (token_hash: string, address: string): Promise<Caller | undefined> => {
    const found = await findTokenOwner(db, { token_hash, today: clock.today() })
    if (found === undefined) {
      await onWrongToken(address)
      return undefined
    }
    const { token, last_used_at, oidc_linked, ...owner } = found
    const now = clock.now()
    const seconds = await counts.take(token.id, now)
    if (seconds > 0) throw tooMany('access_tokens.too_many_requests', seconds)
    if (last_used_at === null || now.getTime() - last_used_at.getTime() > notedAfterMs)
      await markUsed(db, token.id, { last_used_at: now, last_address: address })
    const isOfProvider = oidc_linked && config.oidc !== undefined
    const person = { ...owner, signed_in_by: isOfProvider ? ('provider' as const) : ('password' as const) }
    return {
      ...person,
      credential: { kind: 'token', ...token },
      must_set_up_factor: mustSetUpFactor({ clock, config }, person),
    }
  }
}
