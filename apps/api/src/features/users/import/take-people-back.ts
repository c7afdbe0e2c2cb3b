import { isAdmin } from '@portal/domain/roles'
import { because } from '@portal/words/reasons'
import { requireProof } from '../../../accounts/fresh-proof.ts'
import type { Tx } from '../../../db/client.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { Standing, WriteContext, WrittenRow } from '../../../imports/import-kind.ts'
import { changedSince, standingOf } from '../../../imports/standing.ts'
import { authorize } from '../../../use-case/authorized.ts'
import { userPolicy } from '../users.policy.ts'
import { userDeleted } from '../users.trail.ts'
import { changePeople } from './change-people.ts'
import { roleOf } from './check-people.ts'
import { readKept } from './given-person.ts'
import {
  listActiveAdmins,
  lockPeopleAndAdmins,
  type StoredPerson,
  wholeVersion,
} from './imported-people.store.ts'
import type { Inviting } from './make-people.ts'
import { deletePeople, listUsedPeople } from './people-in-use.store.ts'

type Found = { row: StoredPerson; of: WrittenRow }

/** Deletes the people who were made, and gives the changed ones their values back. */
export async function takePeopleBack(
  tx: Tx,
  inviting: Inviting,
  context: WriteContext,
  written: readonly WrittenRow[],
): Promise<Standing[]> {
  const ids = written.map(({ object_id }) => object_id)
  const present = new Map((await lockPeopleAndAdmins(tx, ids)).map((row) => [row.id, row]))
  const found = written.flatMap((of) => {
    const row = present.get(of.object_id)
    return row === undefined ? [] : [{ row, of }]
  })
  const made = found.flatMap(({ row, of }) => (of.before === null ? [row] : []))
  const changes = found.flatMap(({ row, of }) =>
    of.before === null ? [] : [{ row, given: readKept(of.before), fields: Object.keys(of.before) }],
  )
  const ofOtherRoles = changes.filter(({ given }) => given.role_ids !== undefined)
  if (ofOtherRoles.length > 0 || made.some(isAdmin)) requireProof(inviting.deps, context.actor)

  const standing = await findStanding(tx, written, found, present)
  if (standing.length > 0) return standing
  for (const { row } of ofOtherRoles) authorize(userPolicy, context.actor, row, 'change_roles')
  await changePeople(tx, inviting, { ...context, invite: false }, changes)
  await deleteMade(tx, context, made)
  return []
}

async function findStanding(
  tx: Tx,
  written: readonly WrittenRow[],
  found: readonly Found[],
  present: ReadonlyMap<number, StoredPerson>,
): Promise<Standing[]> {
  const versions = new Map(found.map(({ row }) => [row.id, { ...row, version: wholeVersion(row) }]))
  const changed = changedSince(written, versions, nameOf)
  if (changed.length > 0) return changed
  const made = found.flatMap(({ row, of }) => (of.before === null ? [row.id] : []))
  const used = standingOf(written, await listUsedPeople(tx, made), present, nameOf)
  if (used.length > 0) return used
  const demoted = new Set(found.filter(losesAdmin).map(({ row }) => row.id))
  const promoted = found.filter(({ row, of }) => row.active && of.before !== null && isAdminBefore(of))
  const admins = (await listActiveAdmins(tx)).difference(demoted)
  return admins.size > 0 || promoted.length > 0
    ? []
    : standingOf(written, demoted, present, nameOf, because('users.last_admin'))
}

const nameOf = ({ full_name }: StoredPerson) => full_name

const losesAdmin = ({ row, of }: Found): boolean =>
  isAdmin(row) && (of.before === null || (of.before.role_ids !== undefined && !isAdminBefore(of)))

function isAdminBefore({ before }: WrittenRow): boolean {
  const { role_ids } = readKept(before)
  return role_ids !== undefined && isAdmin({ role: roleOf(role_ids) })
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
