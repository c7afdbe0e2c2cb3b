import type { Customer, CustomerChanges } from '@portal/contract/customers'
import type { Actor } from '../../actor.ts'
import { authorize } from '../../authorized.ts'
import type { Deps } from '../../deps.ts'
import { found } from '../../not-found.ts'
import { customerPolicy } from './customers.policy.ts'
import { findCustomerRow, updateCustomerRow } from './customers.store.ts'
import { getCustomer } from './find-customer.ts'

/** Changes the fields given; 404 when there is no such customer. */
export async function updateCustomer(
  deps: Deps,
  actor: Actor,
  id: number,
  changes: CustomerChanges,
): Promise<Customer> {
  const row = found(await findCustomerRow(deps.db, id), 'customers.not_found')
  authorize(customerPolicy, actor, row, 'update')
  await updateCustomerRow(deps.db, row, {
    companyName: changes.company_name ?? row.companyName,
    fullLegalName: changes.full_legal_name ?? row.fullLegalName,
    title: changes.title ?? row.title,
    companyAddress: changes.company_address === undefined ? row.companyAddress : changes.company_address,
    email: changes.email ?? row.email,
  })
  return getCustomer(deps, actor, id)
}
