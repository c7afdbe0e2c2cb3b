import type { Day } from '@portal/domain/days'
import { isBirthInFuture } from '@portal/domain/people/profiles'
import { highestRole, isAdmin, type SubRoleKey, subRoles } from '@portal/domain/roles'
import { because } from '@portal/words/reasons'
import type { CheckContext, RowReason } from '../../../imports/import-kind.ts'
import type { Verdict } from '../../../use-case/authorized.ts'
import { conflict } from '../../../use-case/errors.ts'
import { workDaysAfter } from '../update/work-days-after.ts'
import { conferRoleVerdict, userPolicy } from '../users.policy.ts'
import type { GivenPerson, NewPerson } from './given-person.ts'
import type { StoredPerson } from './imported-people.store.ts'

/** The general role that the sub-roles confer. */
export const roleOf = (keys: readonly SubRoleKey[]) =>
  highestRole(subRoles.filter(({ key }) => keys.includes(key)).map(({ role }) => role))

/** What stands against a new person, besides the schema. */
export function reasonsAgainstNew(person: NewPerson, { actor, today }: CheckContext): RowReason[] {
  return [
    ...(person.active === false ? [at('active', because('imports.inactive_newcomer'))] : []),
    ...refusalAt('role_ids', conferRoleVerdict(actor, roleOf(person.role_ids))),
    ...workDayReasons([], person, today),
    ...birthReasons(person, today),
  ]
}

/** What stands against the changes of a person. `otherAdmins` are those who stay admins beside the person. */
export function reasonsAgainstChange(
  person: StoredPerson,
  given: GivenPerson,
  fields: readonly string[],
  { actor, today, otherAdmins }: CheckContext & { otherAdmins: number },
): RowReason[] {
  if (!person.active) return [at('email', because('imports.inactive_person'))]
  const policy = userPolicy(actor, person)
  const has = (...some: string[]) => some.some((field) => fields.includes(field))
  const reasons = refusalAt('email', policy.update)
  if (has('active')) reasons.push(at('active', because('imports.deactivation')))
  if (given.role_ids !== undefined && has('role_ids')) {
    const role = roleOf(given.role_ids)
    const isLastAdmin = isAdmin(person) && !isAdmin({ role }) && otherAdmins === 0
    const verdict =
      policy.change_roles ?? conferRoleVerdict(actor, role) ?? (isLastAdmin ? lastAdmin : undefined)
    reasons.push(...refusalAt('role_ids', verdict))
  }
  if (has('job_started_on', 'job_ended_on'))
    reasons.push(...workDayReasons(person.employment_rows, given, today))
  return has('date_of_birth') ? [...reasons, ...birthReasons(given, today)] : reasons
}

const at = (field: string, reason: Omit<RowReason, 'field'>): RowReason => ({ field, ...reason })

const lastAdmin = () => conflict('users.last_admin')

function refusalAt(field: string, verdict: Verdict): RowReason[] {
  return verdict === undefined ? [] : [at(field, verdict().reason)]
}

function workDayReasons(
  employments: Parameters<typeof workDaysAfter>[0],
  given: Parameters<typeof workDaysAfter>[1],
  today: Day,
): RowReason[] {
  const days = workDaysAfter(employments, given, today)
  if (!('reasons' in days)) return []
  return Object.entries(days.reasons).flatMap(([field, reasons]) =>
    reasons.map((reason) => at(field, reason)),
  )
}

const birthReasons = ({ date_of_birth }: GivenPerson, today: Day): RowReason[] =>
  isBirthInFuture(date_of_birth, today) ? [at('date_of_birth', because('profiles.birth_date'))] : []
