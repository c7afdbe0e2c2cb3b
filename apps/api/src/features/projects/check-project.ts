import { type ApplicationType, mayManageProjects } from '@portal/domain/projects'
import { because } from '@portal/words/reasons'
import type { Tx } from '../../db/client.ts'
import { technologiesExist } from '../../db/reads/technologies-exist.ts'
import { type FieldReasons, invalidFields } from '../../use-case/errors.ts'
import { findManager, lockCustomer } from './project-changes.store.ts'

/** The values that a change sets. Undefined means unchanged and is not checked. */
export type Proposal = {
  is_bench: boolean
  manager_id?: number | null | undefined
  customer_id?: number | null | undefined
  technologyIds?: readonly number[] | undefined
  app?: readonly ApplicationType[] | undefined
}

/** Refuses invalid values by field. Only Bench may lack manager, customer, technology and application. */
export async function checkProposal(tx: Tx, proposal: Proposal): Promise<void> {
  const errors: FieldReasons = {}
  const { is_bench, manager_id, customer_id, technologyIds, app } = proposal
  if (manager_id === null && !is_bench) errors.manager_id = [because('input.required')]
  if (typeof manager_id === 'number' && !(await mayManage(tx, manager_id))) {
    errors.manager_id = [because('projects.manager')]
  }
  if (customer_id === null && !is_bench) errors.customer_id = [because('projects.no_customer')]
  if (typeof customer_id === 'number' && !(await lockCustomer(tx, customer_id))) {
    errors.customer_id = [because('projects.unknown_customer')]
  }
  if (technologyIds?.length === 0 && !is_bench)
    errors.technologies = [because('projects.select_at_least_one')]
  if (technologyIds !== undefined && !(await technologiesExist(tx, technologyIds))) {
    errors.technologies = [because('projects.unknown_technology')]
  }
  if (app?.length === 0 && !is_bench) errors.app = [because('projects.select_at_least_one')]
  if (Object.keys(errors).length > 0) throw invalidFields('projects.invalid', errors)
}

async function mayManage(tx: Tx, userId: number): Promise<boolean> {
  const manager = await findManager(tx, userId)
  return manager !== undefined && mayManageProjects(manager)
}
