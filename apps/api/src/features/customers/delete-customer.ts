import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../use-case/changed-meanwhile.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { customerPolicy } from './customers.policy.ts'
import { deleteCustomerRow, lockCustomerRow, lockProjectsOf } from './customers.store.ts'
import { deletedCustomer } from './customers.trail.ts'
import { getCustomer } from './find-customer.ts'

/**
 * Deletes a customer; 409 while its projects have records or include Bench, and when `If-Match` names another version.
 * Its other projects are kept, without a customer.
 */
export async function deleteCustomer(deps: Deps, actor: Actor, target: Target): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const projects = await lockProjectsOf(tx, target.id)
    const row = found(await lockCustomerRow(tx, target.id, 'update'), 'customers.not_found')
    authorize(customerPolicy, actor, row, 'delete')
    await refuseOutdated(row, target, 'customers.changed_meanwhile', () =>
      getCustomer({ ...deps, db: tx }, actor, row.id),
    )
    await deleteCustomerRow(tx, row)
    await addToTrail(tx, deps.clock, actor, deletedCustomer(row, projects))
  })
}
