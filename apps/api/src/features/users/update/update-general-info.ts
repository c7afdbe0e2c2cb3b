import type { UserChanges } from '@portal/contract/users'
import type { Day } from '@portal/domain/days'
import { areInOrder } from '@portal/domain/people/work-days'
import { because } from '@portal/words/reasons'
import type { Authorized } from '../../../authorized.ts'
import type { Tx } from '../../../db/client.ts'
import { technologiesExist } from '../../../db/reads/technologies-exist.ts'
import { decimalOf } from '../../../db/values.ts'
import { type FieldReasons, invalidField, invalidFields } from '../../../errors.ts'
import type { UserRow } from '../users.store.ts'
import { getWorkDays, updateGeneralInfoRow } from './user-changes.store.ts'

/** Changes the General Info fields of the profile; 422 by field. The caller has locked the user. */
export async function updateGeneralInfo(
  tx: Tx,
  user: Authorized<UserRow, 'update'>,
  changes: UserChanges,
  today: Day,
): Promise<void> {
  await checkWorkDays(tx, user.id, changes, today)
  const technologyIds = changes.technology_ids && [...new Set(changes.technology_ids)]
  if (technologyIds !== undefined && !(await technologiesExist(tx, technologyIds))) {
    throw invalidField('technology_ids', 'users.unknown_technology')
  }
  const values = {
    position: changes.position,
    skype: changes.skype,
    telegram: changes.telegram,
    github: changes.github,
    phoneNumber: changes.phone_number,
    englishLevel: changes.english_level,
    salary: decimalOf(changes.salary),
    jobStartedOn: changes.job_started_on,
    jobEndedOn: changes.job_ended_on,
  }
  await updateGeneralInfoRow(tx, user, values, technologyIds)
}

async function checkWorkDays(tx: Tx, userId: number, changes: UserChanges, today: Day): Promise<void> {
  if (changes.job_started_on === undefined && changes.job_ended_on === undefined) return
  const kept = await getWorkDays(tx, userId)
  const jobStartedOn = changes.job_started_on === undefined ? kept.jobStartedOn : changes.job_started_on
  const jobEndedOn = changes.job_ended_on === undefined ? kept.jobEndedOn : changes.job_ended_on
  const errors: FieldReasons = {}
  if (changes.job_started_on && changes.job_started_on > today) {
    errors.job_started_on = [because('users.started_in_future')]
  }
  if (!areInOrder({ jobStartedOn, jobEndedOn })) {
    errors.job_ended_on = [because('users.ended_before_start')]
  }
  if (Object.keys(errors).length > 0) throw invalidFields('users.work_days', errors)
}
