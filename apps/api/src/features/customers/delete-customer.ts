import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { authorizeDelete } from './customers.policy.ts'
import { deleteCustomerRow, lockCustomerRow } from './customers.store.ts'
import { customerNotFound } from './find-customer.ts'

/** Refused with 409 while its projects have records or include Bench; its other projects stay without a customer. */
export async function deleteCustomer({ db }: Deps, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockCustomerRow(tx, id)
    if (row === undefined) throw customerNotFound()
    authorizeDelete(actor, row)
    await deleteCustomerRow(tx, row)
  })
}
