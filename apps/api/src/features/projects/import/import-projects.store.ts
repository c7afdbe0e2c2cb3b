import type { ApplicationType } from '@portal/domain/projects'
import { asc, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../../db/client.ts'
import { isAnyOf } from '../../../db/reads/any-of.ts'
import { customers } from '../../../db/schema/customers.ts'
import { projects, projectTechnologies } from '../../../db/schema/projects.ts'
import type { Values } from '../../../db/values.ts'
import { portionsOf } from '../../../imports/portions.ts'

const isNamed = (names: readonly string[]) =>
  sql`${projects.name_folded} = any(${sql.param([...names])}::text[])`

/** Locks the projects with these folded names until the commit. */
export async function lockNamed(db: DbOrTx, names: readonly string[]): Promise<void> {
  await db
    .select({ id: projects.id })
    .from(projects)
    .where(isNamed(names))
    .orderBy(asc(projects.id))
    .for('no key update')
}

/** Lists the ids of the projects with these folded names, the oldest first. */
export async function listIdsNamed(db: DbOrTx, names: readonly string[]): Promise<number[]> {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(isNamed(names))
    .orderBy(asc(projects.id))
  return rows.map(({ id }) => id)
}

/** Locks these projects until the commit, and keeps records and contracts from being added to them. */
export async function lockProjects(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: projects.id })
    .from(projects)
    .where(isAnyOf(projects.id, ids))
    .orderBy(asc(projects.id))
    .for('update')
}

export async function insertProjects(
  tx: Tx,
  values: readonly Values<typeof projects, 'is_bench'>[],
): Promise<number[]> {
  if (values.length === 0) return []
  const rows = await tx
    .insert(projects)
    .values([...values])
    .returning({ id: projects.id })
  return rows.map(({ id }) => id)
}

/** The columns of a project that a file may change. */
export type ProjectColumns = {
  manager_id: number | null
  customer_id: number | null
  description: string | null
  industry: string | null
  from_scratch: boolean
  payment_integration: boolean
  app: readonly ApplicationType[]
  designs: string | null
  milestones: string | null
  specs: string | null
  url: string | null
}

/** Gives projects these columns, and answers their versions. */
export const updateColumns = (tx: Tx, given: readonly (ProjectColumns & { id: number })[]) =>
  tx
    .update(projects)
    .set({
      manager_id: sql`given.manager_id`,
      customer_id: sql`given.customer_id`,
      description: sql`given.description`,
      industry: sql`given.industry`,
      from_scratch: sql`given.from_scratch`,
      payment_integration: sql`given.payment_integration`,
      app: sql`given.app`,
      designs: sql`given.designs`,
      milestones: sql`given.milestones`,
      specs: sql`given.specs`,
      url: sql`given.url`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id int, manager_id int, customer_id int,
        description text, industry text, from_scratch boolean, payment_integration boolean, app text[],
        designs text, milestones text, specs text, url text)`,
    )
    .where(sql`${projects.id} = given.id`)
    .returning({ id: projects.id, version: projects.version })

type TechnologiesOf = { id: number; technologies: readonly number[] }

/** Gives projects these technologies instead of the present ones. */
export async function replaceManyTechnologies(tx: Tx, given: readonly TechnologiesOf[]): Promise<void> {
  const ids = given.map(({ id }) => id)
  await tx.delete(projectTechnologies).where(isAnyOf(projectTechnologies.project_id, ids))
  const pairs = given.flatMap(({ id, technologies: listed }) =>
    listed.map((technology_id) => ({ project_id: id, technology_id })),
  )
  for (const portion of portionsOf(pairs)) await tx.insert(projectTechnologies).values(portion)
}

/** Locks these customers, so that they are not deleted before projects refer to them again, and answers those there are. */
export async function lockCustomersOf(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(isAnyOf(customers.id, ids))
    .orderBy(asc(customers.id))
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}

export async function deleteProjects(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.delete(projects).where(isAnyOf(projects.id, ids))
}
