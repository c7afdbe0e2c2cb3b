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
import { projects, projectTechnologies } from '../../db/schema/projects.ts'
import { records } from '../../db/schema/records.ts'
import { technologies } from '../../db/schema/technologies.ts'
import type { Slice } from '../../paging.ts'

const managers = alias(users, 'managers')
const hasRecords = isInUse(records.projectId, projects.id)
const hasContracts = isInUse(contracts.projectId, projects.id)
const byName = [asc(ignoringCase(projects.name)), asc(projects.id)]
const sortColumns = {
  id: projects.id,
  name: ignoringCase(projects.name),
  manager: ignoringCase(managers.fullName),
  customer: ignoringCase(customers.companyName),
  industry: ignoringCase(projects.industry),
  from_scratch: projects.fromScratch,
  payment_integration: projects.paymentIntegration,
}

const columns = {
  id: projects.id,
  version: projects.version,
  name: projects.name,
  isBench: projects.isBench,
  managerId: projects.managerId,
  manager: managers.fullName,
  customerId: projects.customerId,
  customer: customers.companyName,
  description: projects.description,
  industry: projects.industry,
  fromScratch: projects.fromScratch,
  paymentIntegration: projects.paymentIntegration,
  app: projects.app,
  designs: projects.designs,
  milestones: projects.milestones,
  specs: projects.specs,
  url: projects.url,
  hasRecords,
  hasContracts,
}

const selectProjects = (db: DbOrTx) =>
  db
    .select(columns)
    .from(projects)
    .leftJoin(managers, eq(managers.id, projects.managerId))
    .leftJoin(customers, eq(customers.id, projects.customerId))

export type ProjectRow = Awaited<ReturnType<typeof selectProjects>>[number]

export type ProjectMatch = {
  id?: number | undefined
  name?: string | undefined
  technologyId?: number | undefined
  customerId?: number | undefined
  managerId?: number | undefined
  fromScratch?: boolean | undefined
  application?: ApplicationType | undefined
}

function isMatch(db: DbOrTx, match: ProjectMatch): SQL | undefined {
  const { id, name, technologyId, customerId, managerId, fromScratch, application } = match
  return and(
    id === undefined ? undefined : eq(projects.id, id),
    name === undefined ? undefined : contains(projects.nameFolded, name),
    technologyId === undefined ? undefined : usesTechnology(db, technologyId),
    customerId === undefined ? undefined : eq(projects.customerId, customerId),
    managerId === undefined ? undefined : eq(projects.managerId, managerId),
    fromScratch === undefined ? undefined : eq(projects.fromScratch, fromScratch),
    application === undefined ? undefined : arrayContains(projects.app, [application]),
  )
}

const usesTechnology = (db: DbOrTx, technologyId: number) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(projectTechnologies)
      .where(
        and(
          eq(projectTechnologies.projectId, projects.id),
          eq(projectTechnologies.technologyId, technologyId),
        ),
      ),
  )

type Listed = ProjectMatch & Pick<ProjectQuery, 'sort'>

/** Lists projects, by name unless sorted. Without a slice it returns all of them. */
export function listProjectRows(db: DbOrTx, match: Listed, slice: Slice | undefined) {
  const rows = selectProjects(db)
    .where(isMatch(db, match))
    .orderBy(...sortedBy({ sort: match.sort, columns: sortColumns, id: projects.id, usual: byName }))
    .$dynamic()
  return slice === undefined ? rows : rows.limit(slice.limit).offset(slice.offset)
}

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
    .select({ id: projects.id, name: projects.name, is_bench: projects.isBench })
    .from(projects)
    .where(isNamed({ id: projects.id, name: projects.nameFolded }, query))
    .orderBy(...byName)
    .$dynamic()
  return query.limit === undefined ? rows : rows.limit(query.limit)
}

/** Lists the technologies of these projects, by name within each project. */
export function listTechnologiesOf(db: DbOrTx, projectIds: readonly number[]) {
  return db
    .select({ projectId: projectTechnologies.projectId, id: technologies.id, name: technologies.name })
    .from(projectTechnologies)
    .innerJoin(technologies, eq(technologies.id, projectTechnologies.technologyId))
    .where(isAnyOf(projectTechnologies.projectId, projectIds))
    .orderBy(asc(sql`lower(${technologies.name})`))
}

/** Lists pairs of a project and a technology, by project, then by technology. */
export function listTechnologyPairs(db: DbOrTx) {
  return db
    .select({ project_id: projectTechnologies.projectId, technology_id: projectTechnologies.technologyId })
    .from(projectTechnologies)
    .orderBy(asc(projectTechnologies.projectId), asc(projectTechnologies.technologyId))
}
