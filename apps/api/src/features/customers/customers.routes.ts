import { customerFiles, customers } from '@portal/contract/customers'
import { actorOf } from '../../http/access/access.ts'
import { idempotencyKeyOf } from '../../http/input/idempotency-key.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { targetOf } from '../../http/versions/row-versions.ts'
import type { AddListFiles, Deps } from '../deps.ts'
import { createCustomer } from './create-customer.ts'
import { listCustomerNames } from './customers.store.ts'
import { customersTable } from './customers-table.ts'
import { deleteCustomer } from './delete-customer.ts'
import { listCustomers } from './list-customers.ts'
import { updateCustomer } from './update-customer.ts'

export function customersRoutes(app: PortalApp, deps: Deps, addListFiles: AddListFiles): void {
  addListFiles(customerFiles, customersTable)
  app.route({
    ...customers.list,
    handler: (request) => listCustomers(deps, actorOf(request), request.query),
  })
  app.route({ ...customers.names, handler: (request) => listCustomerNames(deps.db, request.query) })
  app.route({
    ...customers.create,
    handler: (request) =>
      createCustomer(deps, actorOf(request), request.body.customer, idempotencyKeyOf(request)),
  })
  app.route({
    ...customers.update,
    handler: (request) => updateCustomer(deps, actorOf(request), targetOf(request), request.body.customer),
  })
  app.route({
    ...customers.remove,
    handler: (request) => deleteCustomer(deps, actorOf(request), targetOf(request)),
  })
}
