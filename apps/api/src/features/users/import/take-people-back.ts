import { because } from '@portal/words/reasons'
import type { Tx } from '../../../db/client.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { Standing, WriteContext, WrittenRow } from '../../../imports/import-kind.ts'
import { authorize } from '../../../use-case/authorized.ts'
import { userPolicy } from '../users.policy.ts'
import { userDeleted } from '../users.trail.ts'
import { changePeople } from './change-people.ts'
import { readKept } from './given-person.ts'
import { lockPeople, type StoredPerson, wholeVersion } from './imported-people.store.ts'
import type { Inviting } from './make-people.ts'
import { deletePeople, listUsedPeople } from './people-in-use.store.ts'

/** Deletes the people who were made, and gives the changed ones their values back. */
export async function takePeopleBack(
  tx: Tx,
  inviting: Inviting,
  context: WriteContext,
  written: readonly WrittenRow[],
): Promise<Standing[]> {
  const writtenOf = new Map(written.map((each) => [each.object_id, each]))
  const found = (await lockPeople(tx, [...writtenOf.keys()])).flatMap((row) => {
    const of = writtenOf.get(row.id)
    return of === undefined ? [] : [{ row, of }]
  })
  const made = found.filter(({ of }) => of.before === null)
  const used = await listUsedPeople(
    tx,
    made.map(({ row }) => row.id),
  )
  const standing = found.flatMap(({ row, of }) => standingOf(row, of, used))
  if (standing.length > 0) return standing

  const changes = found.flatMap(({ row, of }) =>
    of.before === null ? [] : [{ row, given: readKept(of.before), fields: Object.keys(of.before) }],
  )
  await changePeople(tx, inviting, { ...context, invite: false }, changes)
  await deleteMade(
    tx,
    context,
    made.map(({ row }) => row),
  )
  return []
}

function standingOf(row: StoredPerson, of: WrittenRow, used: ReadonlySet<number>): Standing[] {
  const object = row.full_name
  if (wholeVersion(row) !== of.object_version)
    return [{ number: of.number, object, reason: because('imports.changed_since') }]
  return used.has(row.id) ? [{ number: of.number, object, reason: because('imports.used_since') }] : []
}

async function deleteMade(tx: Tx, { actor, clock }: WriteContext, rows: readonly StoredPerson[]) {
  const made = rows.map((row) => {
    authorize(userPolicy, actor, row, 'update')
    return row
  })
  await deletePeople(tx, made)
  const entries = made.map((row) => userDeleted(row))
  await addToTrail(tx, clock, actor, entries, { delivers: false })
}
