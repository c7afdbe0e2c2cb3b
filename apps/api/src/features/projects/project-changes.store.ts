import type { GeneralRole } from '@portal/domain/roles'
import { and, eq, notInArray } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { nextVersion } from '../../db/schema/columns.ts'
import { customers } from '../../db/schema/customers.ts'
import { users } from '../../db/schema/people/users.ts'
import { projects, projectTechnologies } from '../../db/schema/projects.ts'
import { type ChangesOf, type Values, writesAnything } from '../../db/values.ts'
import type { Authorized } from '../../use-case/authorized.ts'
import type { ProjectRow } from './projects.store.ts'

export async function findManager(
  tx: Tx,
  id: number,
): Promise<{ active: boolean; role: GeneralRole } | undefined> {
  const [row] = await tx
    .select({ active: users.active, role: users.role })
    .from(users)
    .where(eq(users.id, id))
  return row
}

/** Locks the customer, so that it is not deleted before the project refers to it. */
export async function lockCustomer(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, id))
    .for('key share')
  return rows.length === 1
}

/** The columns of a project without `is_bench`, because only the reference data creates Bench. */
type ProjectValues = Values<typeof projects, 'is_bench'>

export async function insertProject(tx: Tx, values: ProjectValues): Promise<number> {
  const row = onlyRow(await tx.insert(projects).values(values).returning({ id: projects.id }))
  return row.id
}

/** Writes what is given. The technologies belong to the project, so they raise its version too. */
export async function updateProjectRow(
  tx: Tx,
  row: Authorized<ProjectRow, 'update'>,
  values: ChangesOf<ProjectValues>,
  technologyIds: readonly number[] | undefined,
): Promise<void> {
  if (!writesAnything({ ...values, technologyIds })) return
  await tx
    .update(projects)
    .set({ ...values, version: nextVersion })
    .where(eq(projects.id, row.id))
  if (technologyIds !== undefined) await replaceTechnologies(tx, row.id, technologyIds)
}

export async function replaceTechnologies(
  tx: Tx,
  project_id: number,
  technologyIds: readonly number[],
): Promise<void> {
  const isOfProject = eq(projectTechnologies.project_id, project_id)
  await tx
    .delete(projectTechnologies)
    .where(and(isOfProject, notInArray(projectTechnologies.technology_id, [...technologyIds])))
  if (technologyIds.length === 0) return
  await tx
    .insert(projectTechnologies)
    .values(technologyIds.map((technology_id) => ({ project_id, technology_id })))
    .onConflictDoNothing()
}

export async function deleteProjectRow(db: DbOrTx, row: Authorized<ProjectRow, 'delete'>): Promise<void> {
  await db.delete(projects).where(eq(projects.id, row.id))
}
