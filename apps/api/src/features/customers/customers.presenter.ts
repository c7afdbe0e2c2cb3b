import type { Customer } from '@portal/contract/customers'
import type { Actor } from '../../actor.ts'
import { canOf, refusedDelete } from '../../authorized.ts'
import type { DbOrTx } from '../../db/client.ts'
import { customerPolicy } from './customers.policy.ts'
import { type CustomerRow, listProjectsOf } from './customers.store.ts'

/** Adds the projects with one more query for all customers together. */
export async function presentCustomers(
  db: DbOrTx,
  actor: Actor,
  rows: readonly CustomerRow[],
): Promise<Customer[]> {
  if (rows.length === 0) return []
  const projects = await listProjectsOf(
    db,
    rows.map((row) => row.id),
  )
  const projectsOf = Map.groupBy(projects, (project) => project.customer_id)
  return rows.map((row) => {
    const verdicts = customerPolicy(actor, row)
    return {
      id: row.id,
      version: row.version,
      company_name: row.company_name,
      full_legal_name: row.full_legal_name,
      title: row.title,
      company_address: row.company_address,
      email: row.email,
      projects: (projectsOf.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
      has_records: row.has_records,
      can: { ...canOf(verdicts), ...refusedDelete(verdicts.delete) },
    }
  })
}
