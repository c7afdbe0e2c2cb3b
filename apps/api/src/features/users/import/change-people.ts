import type { Tx } from '../../../db/client.ts'
import { endLinksOfMany } from '../../../db/sign-in/end-account-links.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { WriteContext } from '../../../imports/import-kind.ts'
import { authorize } from '../../../use-case/authorized.ts'
import { takeSlugsOfNames } from '../slugs.store.ts'
import { workDaysAfter } from '../update/work-days-after.ts'
import { userPolicy } from '../users.policy.ts'
import { userChanged } from '../users.trail.ts'
import { touchedBy } from './changes-of-person.ts'
import { roleOf } from './check-people.ts'
import type { GivenPerson } from './given-person.ts'
import { listPeople, type StoredPerson, wholeVersion } from './imported-people.store.ts'
import type { Inviting } from './make-people.ts'
import {
  type PersonChange,
  replaceSubRoles,
  replaceTechnologies,
  updateAccounts,
  updateProfiles,
  writeEmployments,
} from './write-people.store.ts'

type Wanted = { row: StoredPerson; given: GivenPerson; fields: readonly string[] }

/**
 * Writes the fields of locked people, which were checked; answers their versions by id. Links that set a password end with the
 * rank that they were made for, and where the import invites, an invitation is made anew.
 */
export async function changePeople(
  tx: Tx,
  { deps, makeInvitations }: Inviting,
  { actor, clock, invite }: WriteContext,
  wanted: readonly Wanted[],
): Promise<Map<number, number>> {
  if (wanted.length === 0) return new Map()
  const touched = wanted.map(({ row, given, fields }) => {
    authorize(userPolicy, actor, row, 'update')
    return { row, given, touches: touchedBy(fields) }
  })
  const renamed = touched.filter(({ touches }) => touches.name)
  const slugs = await takeSlugsOfNames(
    tx,
    renamed.map(({ row, given: { first_name, last_name } }) => ({
      user: row,
      fullName: `${first_name ?? row.first_name} ${last_name ?? row.last_name}`,
    })),
  )
  const changes = touched.map(({ row, given, touches }) => {
    const role = touches.roles && given.role_ids ? roleOf(given.role_ids) : undefined
    return { row, given, role, slug: slugs.get(row.id), touches }
  })
  const those = (of: keyof (typeof changes)[number]['touches']) =>
    changes.filter(({ touches }) => touches[of])
  await updateAccounts(tx, those('account'))
  await replaceSubRoles(tx, those('roles'))
  await updateProfiles(tx, those('profile'))
  await replaceTechnologies(tx, those('technologies'))
  await writeEmployments(tx, those('workDays').map(withDays(clock.today())))
  const invitedIds = await endLinksOfMany(tx, { userIds: ofOtherRank(changes) }, clock.now())
  if (invite) await makeInvitations(tx, deps, actor, invitedIds, { delivers: false })

  const after = new Map(
    (
      await listPeople(
        tx,
        wanted.map(({ row }) => row.id),
      )
    ).map((row) => [row.id, row]),
  )
  const entries = wanted.map(({ row }) => userChanged(row, after.get(row.id) ?? row, {}))
  await addToTrail(tx, clock, actor, entries, { delivers: false })
  return new Map([...after].map(([id, row]) => [id, wholeVersion(row)]))
}

const withDays =
  (today: string) =>
  ({ row, given }: PersonChange) => {
    const days = workDaysAfter(row.employment_rows, given, today)
    if ('reasons' in days) throw new Error(`The work days of person ${row.id} were not checked`)
    return { row, days }
  }

const ofOtherRank = (changes: readonly PersonChange[]): number[] =>
  changes.flatMap(({ row, role }) => (role === undefined || role === row.role ? [] : [row.id]))
