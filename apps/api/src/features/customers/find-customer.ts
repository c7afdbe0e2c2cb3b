import type { Customer } from '@portal/contract/customers'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { findCustomerRow } from './customers.store.ts'
import { presentCustomers } from './present-customers.ts'

export async function findCustomer({ db }: Deps, actor: Actor, id: number): Promise<Customer | undefined> {
  const row = await findCustomerRow(db, id)
  const [customer] = await presentCustomers(db, actor, row === undefined ? [] : [row])
  return customer
}

/** 404 when there is none. */
export async function getCustomer(deps: Deps, actor: Actor, id: number): Promise<Customer> {
  const customer = await findCustomer(deps, actor, id)
  if (customer === undefined) throw customerNotFound()
  return customer
}

export const customerNotFound = () => notFound('customers.not_found', 'There is no such customer')
