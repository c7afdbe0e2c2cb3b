import { asStored, trailOf } from '../../use-case/trail.ts'
import type { CustomerRow } from './customers.store.ts'

type ToldCustomer = Omit<CustomerRow, 'has_records' | 'has_bench'>

export const customerTrail = trailOf<ToldCustomer>({
  object_type: 'customer',
  id: ({ id }) => id,
  object: ({ company_name }) => company_name,
  fields: asStored('company_name', 'full_legal_name', 'title', 'email', 'company_address'),
})

/** A project that loses its customer when that is deleted. */
const orphanTrail = trailOf<{ id: number; name: string; customer: string | null }>({
  object_type: 'project',
  id: ({ id }) => id,
  object: ({ name }) => name,
  fields: { customer_id: ({ customer }) => customer },
})

/** The deletion of a customer, and the changes of the projects that stay without one. */
export const deletedCustomer = (row: ToldCustomer, projects: readonly { id: number; name: string }[]) => [
  customerTrail.deleted('customers.delete', row),
  ...projects.map((project) =>
    orphanTrail.changed(
      'projects.update',
      { ...project, customer: row.company_name },
      { ...project, customer: null },
    ),
  ),
]
