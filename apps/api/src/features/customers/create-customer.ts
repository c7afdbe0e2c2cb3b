import { type Customer, type CustomerInput, customer } from '@portal/contract/customers'
import { createOnce } from '../../db/idempotency.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import type { Deps } from '../deps.ts'
import { insertCustomer } from './customers.store.ts'
import { customerTrail } from './customers.trail.ts'
import { getCustomer } from './find-customer.ts'

export async function createCustomer(
  deps: Deps,
  actor: Actor,
  input: CustomerInput,
  idempotencyKey: string | undefined,
): Promise<Customer> {
  const creation = { idempotencyKey, request: ['create-customer', input], schema: customer } as const
  return createOnce(deps, actor, creation, async (tx) => {
    const id = await insertCustomer(tx, {
      ...input,
      company_name_folded: input.company_name,
      full_legal_name_folded: input.full_legal_name,
    })
    const added = await getCustomer({ db: tx }, actor, id)
    await addToTrail(tx, deps.clock, actor, customerTrail.created('customers.create', added))
    return added
  })
}
