import { type ApplicationType, mayManageProjects } from '@portal/domain/projects'
import { because } from '@portal/words/reasons'
import type { Tx } from '../../db/client.ts'
import { technologiesExist } from '../../db/reads/technologies-exist.ts'
import { type FieldReasons, invalidFields } from '../../errors.ts'
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
  const errors: FieldReasons = {}
  const { isBench, managerId, customerId, technologyIds, app } = proposal
  if (managerId === null && !isBench) errors.manager_id = [because('input.required')]
  if (typeof managerId === 'number' && !(await mayManage(tx, managerId))) {
    errors.manager_id = [because('projects.manager')]
  }
  if (customerId === null && !isBench) errors.customer_id = [because('projects.no_customer')]
  if (typeof customerId === 'number' && !(await lockCustomer(tx, customerId))) {
    errors.customer_id = [because('projects.unknown_customer')]
  }
  if (technologyIds?.length === 0 && !isBench) errors.technologies = [because('projects.select_at_least_one')]
  if (technologyIds !== undefined && !(await technologiesExist(tx, technologyIds))) {
    errors.technologies = [because('projects.unknown_technology')]
  }
  if (app?.length === 0 && !isBench) errors.app = [because('projects.select_at_least_one')]
  if (Object.keys(errors).length > 0) throw invalidFields('projects.invalid', errors)
}

async function mayManage(tx: Tx, userId: number): Promise<boolean> {
  const manager = await findManager(tx, userId)
  return manager !== undefined && mayManageProjects(manager)
}
