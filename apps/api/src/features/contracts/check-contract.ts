import type { Day } from '@portal/domain/days'
import { because } from '@portal/words/reasons'
import type { Tx } from '../../db/client.ts'
import { isExclusionViolation } from '../../db/violations.ts'
import { conflict, type FieldReasons, invalidFields } from '../../use-case/errors.ts'
import { findJobStatus } from './contract-changes.store.ts'

/** The values that a change sets. Undefined means unchanged and is not checked. */
export type Choice = {
  user?: { active: boolean } | 'unknown' | undefined
  project?: { is_bench: boolean } | 'unknown' | undefined
  job_status_id?: number | undefined
  start_date: Day
  end_date?: Day | null | undefined
}

/** Refuses by field: inactive users, Bench and unknown projects, computed statuses, an end before the start. */
export async function checkChoice(tx: Tx, choice: Choice): Promise<void> {
  const { user, project, job_status_id, start_date, end_date } = choice
  const errors: FieldReasons = {}
  if (user === 'unknown' || user?.active === false) errors.user_id = [because('contracts.user')]
  if (project === 'unknown') errors.project_id = [because('contracts.unknown_project')]
  else if (project?.is_bench) errors.project_id = [because('contracts.bench')]
  if (job_status_id !== undefined) {
    const status = await findJobStatus(tx, job_status_id)
    if (status === undefined || status.hidden) errors.job_status_id = [because('contracts.job_status')]
  }
  if (end_date && end_date < start_date) errors.end_date = [because('contracts.end_before_start')]
  if (Object.keys(errors).length > 0) throw invalidFields('contracts.invalid', errors)
}

/** Turns the exclusion constraint's refusal into the sentence for people. */
export function refuseOverlap(error: unknown): never {
  if (isExclusionViolation(error, 'contracts_no_overlap')) {
    throw conflict('contracts.overlap')
  }
  throw error
}
