import type { UserChanges } from '@portal/contract/users'
import type { Day } from '@portal/domain/days'
import type { Tx } from '../../../db/client.ts'
import { technologiesExist } from '../../../db/reads/technologies-exist.ts'
import type { Authorized } from '../../../use-case/authorized.ts'

import { invalidField } from '../../../use-case/errors.ts'
import type { UserRow } from '../users.store.ts'
import { changeWorkDays, comeBack } from './change-employment.ts'
import { updateGeneralInfoRow } from './user-changes.store.ts'

type Given = UserChanges & {
  /** Whether the person works again from now on. */
  comesBack: boolean
  admin_id: number
}

/** Changes the General Info fields of the profile and the employments; 422 by field. The caller has locked the user. */
export async function updateGeneralInfo(
  tx: Tx,
  user: Authorized<UserRow, 'update'>,
  { comesBack, admin_id, ...changes }: Given,
  today: Day,
): Promise<void> {
  const isEdited = await changeWorkDays(tx, user, changes, today)
  const worksFrom = changes.works_from ?? undefined
  const isBack = comesBack && (await comeBack(tx, user, { worksFrom, today, admin_id }))
  const technologyIds = changes.technology_ids && [...new Set(changes.technology_ids)]
  if (technologyIds !== undefined && !(await technologiesExist(tx, technologyIds))) {
    throw invalidField('technology_ids', 'users.unknown_technology')
  }
  const values = {
    position: changes.position,
    skype: changes.skype,
    telegram: changes.telegram,
    github: changes.github,
    phone_number: changes.phone_number,
    english_level: changes.english_level,
    salary: changes.salary,
  }
  await updateGeneralInfoRow(tx, user, values, { technologyIds, isEmploymentChanged: isEdited || isBack })
}
