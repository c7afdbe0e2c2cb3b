import type { SubRoleKey } from '@portal/domain/roles'
import { newSecretToken } from '../../../accounts/secret-token.ts'
import type { Tx } from '../../../db/client.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { Origin } from '../../../use-case/origin.ts'
import type { Deps } from '../../deps.ts'
import { readToldUser } from '../told-user.store.ts'
import { userCreated } from '../users.trail.ts'
import { findSubRoleId, insertUser } from './insert-user.store.ts'

type NewPerson = { email: string; first_name: string; last_name: string; sub_role: SubRoleKey }

/**
 * Creates the person of an account of the provider as one who is made by hand, with a password that nobody knows, and goes on in
 * the same transaction. The sub-role is one of the default rank, as the settings have it.
 */
export async function createUserOfAccount<Result>(
  { db, clock, passwords }: Deps,
  { sub_role, ...person }: NewPerson,
  origin: Origin,
  then: (tx: Tx, id: number) => Promise<Result>,
): Promise<Result> {
  const password_hash = await passwords.hash(newSecretToken())
  return db.transaction(async (tx) => {
    const id = await insertUser(tx, {
      ...person,
      password_hash,
      subRoleIds: [await findSubRoleId(tx, sub_role)],
      role: 'default',
      today: clock.today(),
      admin_id: undefined,
      avatar_file_id: null,
    })
    const result = await then(tx, id)
    // The portal makes the person, at the request of whoever signs in.
    const doer = { id: null, origin: { ...origin, via: { kind: 'portal', name: null } } } as const
    await addToTrail(tx, clock, doer, userCreated(await readToldUser(tx, id)))
    return result
  })
}
