import type { Customer } from '@portal/contract/customers'
import type { DbOrTx } from '../../db/client.ts'
import type { Actor } from '../../use-case/actor.ts'
import { canOf, refusedDelete } from '../../use-case/authorized.ts'
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
      ...row,
      projects: (projectsOf.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
      can: { ...canOf(verdicts), ...refusedDelete(verdicts.delete) },
    }
  })
}
