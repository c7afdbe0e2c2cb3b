import type { ProjectQuery } from '@portal/contract/projects'
import type { NamesQuery } from '@portal/contract/shared/paging'
import type { ApplicationType } from '@portal/domain/projects'
import { and, arrayContains, asc, count, eq, exists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { isAnyOf } from '../../db/reads/any-of.ts'
import { contains } from '../../db/reads/containing.ts'
import { isInUse } from '../../db/reads/is-in-use.ts'
import { isNamed } from '../../db/reads/names.ts'
import { ignoringCase, sortedBy } from '../../db/reads/sorted-by.ts'
import { contracts } from '../../db/schema/contracts.ts'
import { customers } from '../../db/schema/customers.ts'
import { users } from '../../db/schema/people/users.ts'
import { projects, projectTechnologies, shownOfProject } from '../../db/schema/projects.ts'
import { records } from '../../db/schema/records.ts'
import { technologies } from '../../db/schema/technologies.ts'
import type { Slice } from '../../use-case/paging.ts'

const managers = alias(users, 'managers')
const byName = [asc(ignoringCase(projects.name)), asc(projects.id)]
const sortColumns = {
  id: projects.id,
  name: ignoringCase(projects.name),
  manager: ignoringCase(managers.full_name),
  customer: ignoringCase(customers.company_name),
  industry: ignoringCase(projects.industry),
  from_scratch: projects.from_scratch,
  payment_integration: projects.payment_integration,
}

const columns = {
  ...shownOfProject,
  manager: managers.full_name,
  customer: customers.company_name,
  has_records: isInUse(records.project_id, projects.id),
  has_contracts: isInUse(contracts.project_id, projects.id),
}

const selectProjects = (db: DbOrTx) =>
  db
    .select(columns)
    .from(projects)
    .leftJoin(managers, eq(managers.id, projects.manager_id))
    .leftJoin(customers, eq(customers.id, projects.customer_id))

export type ProjectRow = Awaited<ReturnType<typeof selectProjects>>[number]

export type ProjectMatch = {
  id?: number | undefined
  name?: string | undefined
  technology_id?: number | undefined
  customer_id?: number | undefined
  manager_id?: number | undefined
  from_scratch?: boolean | undefined
  application?: ApplicationType | undefined
}

function isMatch(db: DbOrTx, match: ProjectMatch): SQL | undefined {
  const { id, name, technology_id, customer_id, manager_id, from_scratch, application } = match
  return and(
    id === undefined ? undefined : eq(projects.id, id),
    name === undefined ? undefined : contains(projects.name_folded, name),
    technology_id === undefined ? undefined : usesTechnology(db, technology_id),
    customer_id === undefined ? undefined : eq(projects.customer_id, customer_id),
    manager_id === undefined ? undefined : eq(projects.manager_id, manager_id),
    from_scratch === undefined ? undefined : eq(projects.from_scratch, from_scratch),
    application === undefined ? undefined : arrayContains(projects.app, [application]),
  )
}

const usesTechnology = (db: DbOrTx, technology_id: number) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(projectTechnologies)
      .where(
        and(
          eq(projectTechnologies.project_id, projects.id),
          eq(projectTechnologies.technology_id, technology_id),
        ),
      ),
  )

type Listed = ProjectMatch & Pick<ProjectQuery, 'sort'>

const orderOf = ({ sort }: Listed) => sortedBy({ sort, columns: sortColumns, id: projects.id, usual: byName })

/** Lists projects, by name unless sorted. Without a slice it returns all of them. */
export function listProjectRows(db: DbOrTx, match: Listed, slice: Slice | undefined) {
  const rows = selectProjects(db)
    .where(isMatch(db, match))
    .orderBy(...orderOf(match))
    .$dynamic()
  return slice === undefined ? rows : rows.limit(slice.limit).offset(slice.offset)
}

/** The ids of projects in the order of the list. */
export async function listProjectIds(db: DbOrTx, match: Listed): Promise<number[]> {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .leftJoin(managers, eq(managers.id, projects.manager_id))
    .leftJoin(customers, eq(customers.id, projects.customer_id))
    .where(isMatch(db, match))
    .orderBy(...orderOf(match))
  return rows.map(({ id }) => id)
}

/** Lists these projects, in no order. */
export const listProjectRowsOf = (db: DbOrTx, ids: readonly number[]) =>
  selectProjects(db).where(isAnyOf(projects.id, ids))

export async function countProjects(db: DbOrTx, match: ProjectMatch): Promise<number> {
  const [row] = await db.select({ count: count() }).from(projects).where(isMatch(db, match))
  return row?.count ?? 0
}

export async function findProjectRow(db: DbOrTx, id: number): Promise<ProjectRow | undefined> {
  const [row] = await selectProjects(db).where(eq(projects.id, id))
  return row
}

/** Locks the project until the commit. 'update' also blocks new records and contracts on it. */
export async function lockProjectRow(
  tx: Tx,
  id: number,
  strength: 'no key update' | 'update',
): Promise<ProjectRow | undefined> {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, id)).for(strength)
  return findProjectRow(tx, id)
}

/** Lists projects for selects, by name. */
export function listProjectNames(db: DbOrTx, query: NamesQuery) {
  const rows = db
    .select({ id: projects.id, name: projects.name, is_bench: projects.is_bench })
    .from(projects)
    .where(isNamed({ id: projects.id, name: projects.name_folded }, query))
    .orderBy(...byName)
    .$dynamic()
  return query.limit === undefined ? rows : rows.limit(query.limit)
}

/** Lists the technologies of these projects, by name within each project. */
export function listTechnologiesOf(db: DbOrTx, projectIds: readonly number[]) {
  return db
    .select({ project_id: projectTechnologies.project_id, id: technologies.id, name: technologies.name })
    .from(projectTechnologies)
    .innerJoin(technologies, eq(technologies.id, projectTechnologies.technology_id))
    .where(isAnyOf(projectTechnologies.project_id, projectIds))
    .orderBy(asc(sql`lower(${technologies.name})`))
}

/** Lists pairs of a project and a technology, by project, then by technology. */
export function listTechnologyPairs(db: DbOrTx) {
  return db
    .select({ project_id: projectTechnologies.project_id, technology_id: projectTechnologies.technology_id })
    .from(projectTechnologies)
    .orderBy(asc(projectTechnologies.project_id), asc(projectTechnologies.technology_id))
}
