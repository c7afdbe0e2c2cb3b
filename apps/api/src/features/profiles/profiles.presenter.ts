import type { Profile } from '@portal/contract/profiles/profiles'
import { avatarUrl } from '../../db/reads/avatar-url.ts'
import type { Actor } from '../../use-case/actor.ts'
import { canOf } from '../../use-case/authorized.ts'
import { profilePolicy } from './profiles.policy.ts'
import type { ProfileRow } from './profiles.store.ts'

type Lists = Pick<Profile, 'technologies' | 'children'>

export const presentProfile = (actor: Actor, row: ProfileRow, lists: Lists): Profile => ({
  ...row,
  user_id: row.id,
  avatar: avatarUrl(row.id, row.avatar_file_id),
  job_started_on: row.employments.at(-1)?.from ?? null,
  job_ended_on: row.employments.at(-1)?.to ?? null,
  ...lists,
  can: canOf(profilePolicy(actor, row)),
})
