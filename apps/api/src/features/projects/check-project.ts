import { selectAtLeastOne } from '@portal/contract/projects'
import { requiredMessage } from '@portal/contract/shared/errors'
import { type ApplicationType, mayManageProjects } from '@portal/domain/projects'
import type { Tx } from '../../db/client.ts'
import { technologiesExist } from '../../db/reads/technologies-exist.ts'
import { type FieldErrors, invalidFields } from '../../errors.ts'
import { findManager, lockCustomer } from './project-changes.store.ts'

/** The values that a change sets. Undefined means unchanged and is not checked. */
export type Proposal = {
  isBench: boolean
  managerId?: number | null | undefined
  customerId?: number | null | undefined
  technologyIds?: readonly number[] | undefined
  app?: readonly ApplicationType[] | undefined
}

/** Refuses invalid values by field. Only Bench may lack manager, customer, technology and application. */
export async function checkProposal(tx: Tx, proposal: Proposal): Promise<void> {
  const errors: FieldErrors = {}
  const { isBench, managerId, customerId, technologyIds, app } = proposal
  if (managerId === null && !isBench) errors.manager_id = [requiredMessage]
  if (typeof managerId === 'number' && !(await mayManage(tx, managerId))) {
    errors.manager_id = ['Choose an active manager']
  }
  if (customerId === null && !isBench) errors.customer_id = ['Select company']
  if (typeof customerId === 'number' && !(await lockCustomer(tx, customerId))) {
    errors.customer_id = ['There is no such company']
  }
  if (technologyIds?.length === 0 && !isBench) errors.technologies = [selectAtLeastOne]
  if (technologyIds !== undefined && !(await technologiesExist(tx, technologyIds))) {
    errors.technologies = ['Unknown technology']
  }
  if (app?.length === 0 && !isBench) errors.app = [selectAtLeastOne]
  if (Object.keys(errors).length > 0) throw invalidFields('projects.invalid', errors)
}

async function mayManage(tx: Tx, userId: number): Promise<boolean> {
  const manager = await findManager(tx, userId)
  return manager !== undefined && mayManageProjects(manager)
}
