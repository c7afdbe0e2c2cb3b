import type { Customer } from '@portal/contract/customers'
import type { DbOrTx } from '../../db/client.ts'
import type { Actor } from '../../use-case/actor.ts'
import { found } from '../../use-case/not-found.ts'
import { presentCustomers } from './customers.presenter.ts'
import { findCustomerRow } from './customers.store.ts'

type Reading = { db: DbOrTx }

export async function findCustomer({ db }: Reading, actor: Actor, id: number): Promise<Customer | undefined> {
  const row = await findCustomerRow(db, id)
  const [customer] = await presentCustomers(db, actor, row === undefined ? [] : [row])
  return customer
}

/** Reads a customer; 404 when there is none with this id. */
export async function getCustomer(deps: Reading, actor: Actor, id: number): Promise<Customer> {
  return found(await findCustomer(deps, actor, id), 'customers.not_found')
}
