import type { GeneralRole } from '@portal/domain/roles'
import { newSecretToken } from '../../../accounts/secret-token.ts'
import type { Tx } from '../../../db/client.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { WriteContext, WrittenRow } from '../../../imports/import-kind.ts'
import type { Deps } from '../../deps.ts'
import type { MakeInvitation } from '../create/create-user.ts'
import { userCreated } from '../users.trail.ts'
import type { NewPerson } from './given-person.ts'
import { listPeople, wholeVersion } from './imported-people.store.ts'
import { insertPeople } from './write-people.store.ts'

type New = { number: number; person: NewPerson; role: GeneralRole }
type Making = { deps: Deps; makeInvitation: MakeInvitation }

/**
 * Makes people with one password that nobody knows, until they set their own by an invitation. They are invited now where the
 * import says so, and otherwise later on the screen.
 */
export async function makePeople(
  tx: Tx,
  { deps, makeInvitation }: Making,
  { actor, clock, invite }: WriteContext,
  made: readonly New[],
): Promise<WrittenRow[]> {
  if (made.length === 0) return []
  const password_hash = await deps.passwords.hash(newSecretToken())
  const ids = await insertPeople(tx, made, { password_hash, today: clock.today(), admin_id: actor.id })
  if (invite) for (const id of ids) await makeInvitation(tx, deps, actor, id, { delivers: false })
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
