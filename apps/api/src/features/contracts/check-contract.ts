import { endBeforeStart } from '@portal/contract/contracts'
import type { Day } from '@portal/domain/days'
import type { Tx } from '../../db/client.ts'
import { isExclusionViolation } from '../../db/violations.ts'
import { conflict, type FieldErrors, invalidFields } from '../../errors.ts'
import { findJobStatus } from './contract-changes.store.ts'

/** The values that a change sets. Undefined means unchanged and is not checked. */
export type Choice = {
  user?: { active: boolean } | 'unknown' | undefined
  project?: { isBench: boolean } | 'unknown' | undefined
  jobStatusId?: number | undefined
  startDate: Day
  endDate: Day | null
}

/** Refuses by field: inactive users, Bench and unknown projects, computed statuses, an end before the start. */
export async function checkChoice(tx: Tx, choice: Choice): Promise<void> {
  const { user, project, jobStatusId, startDate, endDate } = choice
  const errors: FieldErrors = {}
  if (user === 'unknown' || user?.active === false) errors.user_id = ['Choose an active user']
  if (project === 'unknown') errors.project_id = ['There is no such project']
  else if (project?.isBench) errors.project_id = ['The Bench project cannot be chosen']
  if (jobStatusId !== undefined) {
    const status = await findJobStatus(tx, jobStatusId)
    if (status === undefined || status.hidden) errors.job_status_id = ['This status cannot be chosen']
  }
  if (endDate !== null && endDate < startDate) errors.end_date = [endBeforeStart]
  if (Object.keys(errors).length > 0) throw invalidFields('contracts.invalid', errors)
}

/** Turns the exclusion constraint's refusal into the sentence for people. */
export function refuseOverlap(error: unknown): never {
  if (isExclusionViolation(error, 'contracts_no_overlap')) {
    throw conflict('contracts.overlap', 'Contract already exists')
  }
  throw error
}
