import type { GeneralRole } from '@portal/domain/roles'
import { newSecretToken } from '../../../accounts/secret-token.ts'
import type { Tx } from '../../../db/client.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { WriteContext, WrittenRow } from '../../../imports/import-kind.ts'
import type { Actor } from '../../../use-case/actor.ts'
import type { Deps } from '../../deps.ts'
import { userCreated } from '../users.trail.ts'
import type { NewPerson } from './given-person.ts'
import { listPeople, wholeVersion } from './imported-people.store.ts'
import { insertPeople } from './write-people.store.ts'

type New = { number: number; person: NewPerson; role: GeneralRole }
/** Invites several people at once. */
type MakeInvitations = (
  tx: Tx,
  deps: Deps,
  actor: Actor,
  userIds: readonly number[],
  options: { delivers: boolean },
) => Promise<unknown>

/** What an import of people needs of another feature. */
export type InvitingEffects = { makeInvitations: MakeInvitations }
export type Inviting = InvitingEffects & { deps: Deps }

/**
 * Makes people with one password that nobody knows, until they set their own by an invitation. They are invited now where the
 * import says so, and otherwise later on the screen.
 */
export async function makePeople(
  tx: Tx,
  { deps, makeInvitations }: Inviting,
  { actor, clock, invite }: WriteContext,
  made: readonly New[],
): Promise<WrittenRow[]> {
  if (made.length === 0) return []
  const password_hash = await deps.passwords.hash(newSecretToken())
  const ids = await insertPeople(tx, made, { password_hash, today: clock.today(), admin_id: actor.id })
  if (invite) await makeInvitations(tx, deps, actor, ids, { delivers: false })
  const rows = await listPeople(tx, ids)
  const entries = rows.map((row) => userCreated(row))
  await addToTrail(tx, clock, actor, entries, { delivers: false })
  const numberOf = new Map(ids.map((id, place) => [id, made[place]?.number ?? null]))
  return rows.map((row) => ({
    number: numberOf.get(row.id) ?? null,
    object_type: 'user',
    object_id: row.id,
    object_version: wholeVersion(row),
    before: null,
  }))
}
