import type { Profile, ProfileTechnology } from '@portal/contract/profiles/profiles'
import type { Actor } from '../../use-case/actor.ts'
import { enforce } from '../../use-case/authorized.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { readProfileVerdict } from './profiles.policy.ts'
import { presentProfile } from './profiles.presenter.ts'
import { findProfileRow, listChildrenOf, listTechnologiesOf } from './profiles.store.ts'

/** Shows a profile. Manager-level people read everyone's, the others their own (403). */
export async function showProfile({ db }: Deps, actor: Actor, id: number): Promise<Profile> {
  enforce(readProfileVerdict(actor, id))
  const row = found(await findProfileRow(db, id), 'profiles.not_found')
  return presentProfile(actor, row, {
    technologies: await listTechnologiesOf(db, id),
    children: await listChildrenOf(db, id),
  })
}

/** Lists the technologies of a profile for those who read the profile (403); 404 without such a profile. */
export async function showProfileTechnologies(
  { db }: Deps,
  actor: Actor,
  id: number,
): Promise<ProfileTechnology[]> {
  enforce(readProfileVerdict(actor, id))
  found(await findProfileRow(db, id), 'profiles.not_found')
  const technologies = await listTechnologiesOf(db, id)
  return technologies.map((row) => ({ ...row, profile_id: id, technology_id: row.id }))
}
