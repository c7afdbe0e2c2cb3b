import type { Customer, CustomerInput } from '@portal/contract/customers'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { insertCustomer } from './customers.store.ts'
import { getCustomer } from './find-customer.ts'

export async function createCustomer(deps: Deps, actor: Actor, input: CustomerInput): Promise<Customer> {
  const id = await insertCustomer(deps.db, {
    companyName: input.company_name,
    fullLegalName: input.full_legal_name,
    title: input.title,
    companyAddress: input.company_address ?? null,
    email: input.email,
  })
  return getCustomer(deps, actor, id)
}
