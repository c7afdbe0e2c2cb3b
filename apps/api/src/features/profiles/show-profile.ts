import type { Profile } from '@portal/contract/profiles'
import type { Actor } from '../../actor.ts'
import { authorize, canOf } from '../../authorized.ts'
import { avatarUrl } from '../../db/reads/avatar-url.ts'
import type { Deps } from '../../deps.ts'
import { found } from '../../not-found.ts'
import { profilePolicy, profileReadPolicy } from './profiles.policy.ts'
import { findProfileRow, listChildrenOf, listTechnologiesOf } from './profiles.store.ts'

/** Manager-level people read everyone's, the others their own (403). */
export async function showProfile({ db }: Deps, actor: Actor, id: number): Promise<Profile> {
  authorize(profileReadPolicy, actor, { id }, 'read')
  const [known, technologies, children] = await Promise.all([
    findProfileRow(db, id),
    listTechnologiesOf(db, id),
    listChildrenOf(db, id),
  ])
  const row = found(known, 'profiles.not_found')
  return {
    id: row.id,
    user_id: row.id,
    avatar: avatarUrl(row.id, row.avatarFileId),
    position: row.position,
    skype: row.skype,
    telegram: row.telegram,
    github: row.github,
    phone_number: row.phoneNumber,
    english_level: row.englishLevel,
    salary: row.salary === null ? null : Number(row.salary),
    job_started_on: row.jobStartedOn,
    job_ended_on: row.jobEndedOn,
    technologies,
    date_of_birth: row.dateOfBirth,
    marital_status: row.maritalStatus,
    home_address: row.homeAddress,
    office: row.office,
    post_office: row.postOffice,
    children,
    can: canOf(profilePolicy(actor, row)),
  }
}
