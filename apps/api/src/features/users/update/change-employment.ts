import type { UserChanges } from '@portal/contract/users'
import type { Day } from '@portal/domain/days'
import { returnOf } from '@portal/domain/people/employments'
import type { Tx } from '../../../db/client.ts'
import type { Authorized } from '../../../use-case/authorized.ts'
import { invalidField, invalidFields } from '../../../use-case/errors.ts'
import type { UserRow } from '../users.store.ts'
import { giveBenchContract } from './bench-contract.store.ts'
import { listEmployments, writeEmployment } from './employments.store.ts'
import { workDaysAfter } from './work-days-after.ts'

type User = Authorized<UserRow, 'update'>

/**
 * Writes the given work days into the latest employment, which is taken away where both are emptied. Returns whether
 * there was anything to write; 422 by field. The caller has locked the user.
 */
export async function changeWorkDays(tx: Tx, user: User, changes: UserChanges, today: Day): Promise<boolean> {
  if (changes.job_started_on === undefined && changes.job_ended_on === undefined) return false
  const employments = await listEmployments(tx, user)
  const days = workDaysAfter(employments, changes, today)
  if ('reasons' in days) throw invalidFields('users.work_days', days.reasons)
  await writeEmployment(tx, user, employments[0], days)
  return true
}

type Comeback = { worksFrom: Day | undefined; today: Day; admin_id: number }

/**
 * Lets a user who is activated work again: in a new employment, or in the latest one where it has no last work day or
 * the day is its last, and with a Bench contract. Returns whether an employment was written; 422 for a day before the
 * last work day or after today. The caller has locked the user.
 */
export async function comeBack(
  tx: Tx,
  user: User,
  { worksFrom, today, admin_id }: Comeback,
): Promise<boolean> {
  if (worksFrom !== undefined && worksFrom > today)
    throw invalidField('works_from', 'users.works_from_in_future')
  const [latest] = await listEmployments(tx, user)
  const leftOn = latest?.last_day ?? null
  // An active person without a last work day is there already: another admin was first.
  if (user.active && leftOn === null) return false
  const step = returnOf(leftOn, worksFrom, today)
  if (step.kind === 'too_early')
    throw invalidField('works_from', 'users.works_from_too_early', { day: step.last_day })
  if (step.kind === 'unchanged') return false
  if (step.kind === 'new') {
    await writeEmployment(tx, user, undefined, { first_day: step.from, last_day: null })
    await giveBenchContract(tx, user, { from: step.from, last_day: leftOn, admin_id })
    return true
  }
  await giveBenchContract(tx, user, { from: step.from, last_day: null, admin_id })
  if (latest === undefined || leftOn === null) return false
  await writeEmployment(tx, user, latest, { first_day: latest.first_day, last_day: null })
  return true
}
