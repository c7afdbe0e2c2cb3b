import type { Customer, CustomerChanges } from '@portal/contract/customers'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../use-case/changed-meanwhile.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { customerPolicy } from './customers.policy.ts'
import { lockCustomerRow, updateCustomerRow } from './customers.store.ts'
import { customerTrail } from './customers.trail.ts'
import { getCustomer } from './find-customer.ts'

/** Changes the fields given; 409 when `If-Match` names another version. */
export async function updateCustomer(
  deps: Deps,
  actor: Actor,
  target: Target,
  changes: CustomerChanges,
): Promise<Customer> {
  return deps.db.transaction(async (tx) => {
    const row = found(await lockCustomerRow(tx, target.id, 'no key update'), 'customers.not_found')
    authorize(customerPolicy, actor, row, 'update')
    const present = () => getCustomer({ ...deps, db: tx }, actor, row.id)
    await refuseOutdated(row, target, 'customers.changed_meanwhile', present)
    await updateCustomerRow(tx, row, {
      ...changes,
      company_name_folded: changes.company_name,
      full_legal_name_folded: changes.full_legal_name,
    })
    const after = await present()
    await addToTrail(tx, deps.clock, actor, customerTrail.changed('customers.update', row, after))
    return after
  })
}
