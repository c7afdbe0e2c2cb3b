import type { Profile, ProfileTechnology } from '@portal/contract/profiles/profiles'
import { avatarUrl } from '../../db/reads/avatar-url.ts'
import type { Actor } from '../../use-case/actor.ts'
import { canOf, enforce } from '../../use-case/authorized.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { profilePolicy, readProfileVerdict } from './profiles.policy.ts'
import { findProfileRow, listChildrenOf, listTechnologiesOf, type ProfileRow } from './profiles.store.ts'

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

type Lists = Pick<Profile, 'technologies' | 'children'>

const presentProfile = (actor: Actor, row: ProfileRow, lists: Lists): Profile => ({
  ...row,
  user_id: row.id,
  avatar: avatarUrl(row.id, row.avatar_file_id),
  job_started_on: row.employments.at(-1)?.from ?? null,
  job_ended_on: row.employments.at(-1)?.to ?? null,
  ...lists,
  can: canOf(profilePolicy(actor, row)),
})
