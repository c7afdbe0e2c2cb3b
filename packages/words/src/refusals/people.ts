import { formatDay } from '@portal/domain/days'
import { said, saidByFields } from './said.ts'

export const users = {
  'users.forbidden': () => 'You are not allowed to do this',
  'users.not_found': () => 'There is no such user',
  'users.changed_meanwhile': () => 'This user has changed since you opened it',
  'users.no_avatar': () => 'There is no picture',
  'users.email_taken': () => 'Email has already been taken',
  'users.email_taken_field': () => 'has already been taken',
  'users.first_name': () => 'First name can only contain Latin letters',
  'users.last_name': () => 'Last name can only contain Latin letters',
  'users.unknown_sub_role': () => 'Unknown role',
  'users.too_many_roles': said({ max: 30 }, ({ max }) => `At most ${max} roles`),
  'users.unknown_technology': () => 'Unknown technology',
  'users.work_days': saidByFields,
  'users.started_in_future': () => 'The first work day cannot be after today',
  'users.ended_before_start': () => 'The last work day cannot be before the first',
  'users.started_before_return': said(
    { day: '2026-03-09' },
    ({ day }) => `The first work day must be after the last work day of before, ${formatDay(day)}`,
  ),
  'users.works_from_inactive': () => 'A day is given only for a user who is activated',
  'users.works_from_too_early': said(
    { day: '2026-03-09' },
    ({ day }) => `The day cannot be before the last work day, ${formatDay(day)}`,
  ),
  'users.works_from_in_future': () => 'The day cannot be after today',
  'users.end_contracts': () => 'Contracts are ended only for a user who is deactivated',
  'users.last_admin': () => 'The last active admin cannot be demoted or deactivated',
  'users.own_role': () => 'You cannot change your own role',
  'users.own_deactivation': () => 'You cannot deactivate yourself',
  'users.role_out_of_reach': () => 'You are not allowed to give this role',
  'users.unknown_candidate': () => 'Unknown candidate',
  'users.candidate_has_account': () => 'This candidate has an account already',
  'users.candidate_not_hired': () => 'This candidate is not hired',
}

export const profiles = {
  'profiles.forbidden': () => 'You are not allowed to do this',
  'profiles.not_found': () => 'There is no such profile',
  'profiles.changed_meanwhile': () => 'This profile has changed since you opened it',
  'profiles.birth_date': () => 'The date of birth cannot be after today',
  'profiles.children': saidByFields,
  'profiles.unknown_child': () => 'There is no such child',
  'profiles.too_many_children': said({ max: 30 }, ({ max }) => `At most ${max} children`),
  'profiles.hired_or_fired': () => 'Choose either hired or fired',
}

export const inventories = {
  'inventories.forbidden': () => 'You are not allowed to do this',
  'inventories.not_found': () => 'There is no such item',
  'inventories.changed_meanwhile': () => 'This item has changed since you opened it',
  'inventories.unknown_profile': () => 'There is no such profile',
}

export const notifications = {
  'notifications.not_found': () => 'There is no such notification',
}
