import type { Day } from '@portal/domain/days'
import { areInOrder } from '@portal/domain/people/work-days'
import { because } from '@portal/words/reasons'
import type { FieldReasons } from '../../../use-case/errors.ts'

type Days = { first_day: Day | null; last_day: Day | null }
type Given = { job_started_on?: Day | null | undefined; job_ended_on?: Day | null | undefined }

/**
 * The days of the latest employment with those that are given, or why they cannot be, by field. The employments are those of the
 * person, the latest first.
 */
export function workDaysAfter(
  [latest, before]: readonly Days[],
  { job_started_on, job_ended_on }: Given,
  today: Day,
): Days | { reasons: FieldReasons } {
  const first_day = job_started_on === undefined ? (latest?.first_day ?? null) : job_started_on
  const last_day = job_ended_on === undefined ? (latest?.last_day ?? null) : job_ended_on
  const reasons: FieldReasons = {}
  if (job_started_on && job_started_on > today) reasons.job_started_on = [because('users.started_in_future')]
  const leftOn = before?.last_day ?? null
  const isEmptied = first_day === null && last_day === null
  if (leftOn !== null && !isEmptied && (first_day === null || first_day <= leftOn)) {
    reasons.job_started_on = [because('users.started_before_return', { day: leftOn })]
  }
  if (!areInOrder({ job_started_on: first_day, job_ended_on: last_day })) {
    reasons.job_ended_on = [because('users.ended_before_start')]
  }
  return Object.keys(reasons).length > 0 ? { reasons } : { first_day, last_day }
}
