import { hashSecretToken } from '../../accounts/secret-token.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Doer } from '../../use-case/origin.ts'
import { sessionEntry } from '../../use-case/person-entries.ts'
import type { Deps } from '../deps.ts'
import { endSessions, readName } from './session.store.ts'

/** Ends the sessions of these tokens; unknown ones are passed over. */
export async function signOut(
  { db, clock }: Deps,
  visitor: Doer,
  tokens: readonly (string | undefined)[],
): Promise<void> {
  const hashes = tokens.flatMap((token) => (token === undefined ? [] : hashSecretToken(token)))
  await db.transaction(async (tx) => {
    for (const id of await endSessions(tx, hashes)) {
      const entry = sessionEntry('session.sign_out', await readName(tx, id))
      await addToTrail(tx, clock, { ...visitor, id }, entry)
    }
  })
}
