import type { Actor } from '../../actor.ts'
import { authorize } from '../../authorized.ts'
import type { Deps } from '../../deps.ts'
import { found } from '../../not-found.ts'
import { customerPolicy } from './customers.policy.ts'
import { deleteCustomerRow, lockCustomerRow } from './customers.store.ts'

/** 409 while its projects have records or include Bench. Its other projects are kept, without a customer. */
export async function deleteCustomer({ db }: Deps, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const row = found(await lockCustomerRow(tx, id), 'customers.not_found')
    authorize(customerPolicy, actor, row, 'delete')
    await deleteCustomerRow(tx, row)
  })
}
