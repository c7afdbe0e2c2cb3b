import type { Profile } from '@portal/contract/profiles/profiles'
import type { Actor } from '../../actor.ts'
import { canOf } from '../../authorized.ts'
import { avatarUrl } from '../../db/reads/avatar-url.ts'
import { profilePolicy } from './profiles.policy.ts'
import type { ProfileRow } from './profiles.store.ts'

type Lists = Pick<Profile, 'technologies' | 'children'>

export const presentProfile = (
  actor: Actor,
  row: ProfileRow,
  { technologies, children }: Lists,
): Profile => ({
  id: row.id,
  version: row.version,
  user_id: row.id,
  avatar: avatarUrl(row.id, row.avatar_file_id),
  position: row.position,
  skype: row.skype,
  telegram: row.telegram,
  github: row.github,
  phone_number: row.phone_number,
  english_level: row.english_level,
  salary: row.salary,
  job_started_on: row.employments.at(-1)?.from ?? null,
  job_ended_on: row.employments.at(-1)?.to ?? null,
  employments: row.employments,
  technologies,
  date_of_birth: row.date_of_birth,
  marital_status: row.marital_status,
  home_address: row.home_address,
  office: row.office,
  post_office: row.post_office,
  children,
  can: canOf(profilePolicy(actor, row)),
})
