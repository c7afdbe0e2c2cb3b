import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Doer } from '../../use-case/origin.ts'
import { sessionEntry } from '../../use-case/person-entries.ts'
import type { Deps } from '../deps.ts'
import type { SignOnRefused } from './sign-on-refused.ts'
import { findName } from './single-sign-on.store.ts'

/** Tells the trail of a refused sign-in; of an account of the provider that nobody here has it tells nothing. */
export async function tellRefused(
  { db, clock }: Deps,
  doer: Doer,
  { user_id, message: outcome }: SignOnRefused,
): Promise<void> {
  if (user_id === undefined) return
  await db.transaction(async (tx) => {
    const person = await findName(tx, user_id)
    await addToTrail(tx, clock, doer, person && sessionEntry('session.refuse', person, { outcome }))
  })
}
