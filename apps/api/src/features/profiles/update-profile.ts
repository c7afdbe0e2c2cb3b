import type { Profile, ProfileChanges } from '@portal/contract/profiles/profiles'
import type { Day } from '@portal/domain/days'
import type { Tx } from '../../db/client.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import { writesAnything } from '../../db/values.ts'
import type { Actor } from '../../use-case/actor.ts'
import { type Authorized, authorize } from '../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../use-case/changed-meanwhile.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { refuseFutureBirth } from './birth-date.ts'
import { planChildren } from './plan-children.ts'
import { profilePolicy } from './profiles.policy.ts'
import {
  deleteChildren,
  insertChildren,
  listChildrenOf,
  lockProfileRow,
  type ProfileRow,
  updateChild,
  updatePersonalInfo,
} from './profiles.store.ts'
import { profileChanged, toldProfile } from './profiles.trail.ts'
import { showProfile } from './show-profile.ts'

/**
 * Changes the given fields and children in one transaction; 422 for birth dates after today and another user's child,
 * 409 when `If-Match` names another version.
 */
export async function updateProfile(
  deps: Deps,
  actor: Actor,
  target: Target,
  changes: ProfileChanges,
): Promise<Profile> {
  return deps.db.transaction(async (tx) => {
    const row = found(await lockProfileRow(tx, target.id), 'profiles.not_found')
    authorize(profilePolicy, actor, row, 'update')
    const present = () => showProfile({ ...deps, db: tx }, actor, row.id)
    await refuseOutdated(row, target, 'profiles.changed_meanwhile', present)
    const before = await toldProfile(tx, row)
    if (writesAnything(changes)) await writeChanges(tx, row, changes, deps.clock.today())
    await addToTrail(tx, deps.clock, actor, await profileChanged(tx, before))
    return present()
  })
}

async function writeChanges(
  tx: Tx,
  row: Authorized<ProfileRow, 'update'>,
  { children_attributes, ...changes }: ProfileChanges,
  today: Day,
): Promise<void> {
  refuseFutureBirth(changes.date_of_birth, today)
  await updatePersonalInfo(tx, row, changes)
  if (children_attributes === undefined) return
  const known = await listChildrenOf(tx, row.id)
  const plan = planChildren(children_attributes, known, today)
  await deleteChildren(tx, row, plan.removed)
  for (const child of plan.changed) await updateChild(tx, row, child)
  await insertChildren(tx, row, plan.added)
}
