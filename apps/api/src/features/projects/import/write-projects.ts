import type { ProjectInput } from '@portal/contract/projects'
import { applicationTypes } from '@portal/domain/projects'
import * as z from 'zod/mini'
import type { Tx } from '../../../db/client.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { CustomerPlan, CustomerRef, CustomersOfRows } from '../../../imports/customers-of-rows.ts'
import type { Standing, WriteContext, WrittenRow } from '../../../imports/import-kind.ts'
import { portionsOf } from '../../../imports/portions.ts'
import { changed, changedSince, standingOf } from '../../../imports/standing.ts'
import { presentProjects } from '../projects.presenter.ts'
import { listProjectRowsOf, type ProjectRow } from '../projects.store.ts'
import { projectTrail } from '../projects.trail.ts'
import {
  deleteProjects,
  insertProjects,
  lockCustomersOf,
  lockProjects,
  type ProjectColumns,
  replaceManyTechnologies,
  updateColumns,
} from './import-projects.store.ts'
import type { ProjectChange } from './project-of-row.ts'

export type PlannedProject =
  | { id: null; values: Omit<ProjectInput, 'customer_id' | 'technologies'>; technologies: readonly number[] }
  | { id: number; values: ProjectChange; movesToCustomer: boolean }
/** What a row writes of its customer and its project. */
export type PlannedRow = {
  customer: CustomerPlan | null
  ref: CustomerRef | null
  project: PlannedProject | null
}
type Planned = { number: number; plan: PlannedRow }
type Present = Awaited<ReturnType<typeof readPresent>>

/** Writes customers and then projects with their entries of the trail. What several rows change of one is one change. */
export async function writeProjects(
  tx: Tx,
  context: WriteContext,
  planned: readonly Planned[],
  customers: CustomersOfRows,
): Promise<WrittenRow[]> {
  const ofCustomers = planned.flatMap(({ number, plan: { customer } }) =>
    customer === null ? [] : [{ number, plan: customer }],
  )
  const { written, idOf } = await customers.write(tx, context, ofCustomers)
  const customerOf = ({ ref }: PlannedRow) => ref && (ref.id ?? idOf.get(ref.made) ?? null)
  const made = planned.flatMap(({ number, plan }) =>
    plan.project?.id === null ? [{ number, ...plan.project, customer_id: customerOf(plan) }] : [],
  )
  for (const portion of portionsOf(made)) written.push(...(await writeNew(tx, context, portion)))
  for (const portion of portionsOf(changesOf(planned, customerOf))) {
    written.push(...(await writeChanges(tx, context, portion)))
  }
  return written
}

type Made = Extract<PlannedProject, { id: null }> & { number: number; customer_id: number | null }
type Change = { number: number; id: number; values: ProjectChange & { customer_id?: number | null } }

function changesOf(planned: readonly Planned[], customerOf: (plan: PlannedRow) => number | null): Change[] {
  const changes = new Map<number, Change>()
  for (const { number, plan } of planned) {
    const { project } = plan
    if (project === null || project.id === null) continue
    const first = changes.get(project.id)
    const moved = project.movesToCustomer ? { customer_id: customerOf(plan) } : {}
    const values = { ...first?.values, ...project.values, ...moved }
    changes.set(project.id, { number: first?.number ?? number, id: project.id, values })
  }
  return [...changes.values()]
}

async function writeNew(
  tx: Tx,
  { actor, clock }: WriteContext,
  portion: readonly Made[],
): Promise<WrittenRow[]> {
  const ids = await insertProjects(
    tx,
    portion.map(({ values, customer_id }) => ({ ...values, customer_id, name_folded: values.name })),
  )
  const technologies = portion.flatMap((each, place) => {
    const id = ids[place]
    return id === undefined ? [] : [{ id, technologies: each.technologies }]
  })
  await replaceManyTechnologies(tx, technologies)
  const rows = await presentProjects(tx, actor, await listProjectRowsOf(tx, ids))
  const entries = rows.map((row) => projectTrail.created('projects.create', row))
  await addToTrail(tx, clock, actor, entries, { delivers: false })
  return ids.map((object_id, place) => ({
    number: portion[place]?.number ?? null,
    object_type: 'project',
    object_id,
    object_version: 1,
    before: null,
  }))
}

async function writeChanges(
  tx: Tx,
  context: WriteContext,
  portion: readonly Change[],
): Promise<WrittenRow[]> {
  const present = await readPresent(
    tx,
    context,
    portion.map(({ id }) => id),
  )
  const changes = portion.flatMap(({ number, id, values }) => {
    const row = present.get(id)
    if (row === undefined) return []
    const before = columnsOf(row)
    return [{ number, id, before, after: { ...before, ...values } }]
  })
  const versions = await writeColumns(tx, context, present, changes)
  return changes.map(({ number, id, before }) => ({
    number,
    object_type: 'project',
    object_id: id,
    object_version: versions.get(id) ?? 0,
    before,
  }))
}

type Columns = ProjectColumns & { technologies: readonly number[] }

/** Writes columns and technologies, tells the trail what has changed, and answers the versions. */
async function writeColumns(
  tx: Tx,
  context: WriteContext,
  present: Present,
  changes: readonly { id: number; after: Columns }[],
): Promise<Map<number, number>> {
  const given = changes.map(({ id, after }) => ({ ...after, id }))
  const updated = await updateColumns(tx, given)
  await replaceManyTechnologies(tx, given)
  const now = await readPresent(
    tx,
    context,
    given.map(({ id }) => id),
  )
  const entries = [...now.values()].map((row) => {
    const before = present.get(row.id)
    return before && projectTrail.changed('projects.update', before, row)
  })
  await addToTrail(tx, context.clock, context.actor, entries, { delivers: false })
  return new Map(updated.map(({ id, version }) => [id, version]))
}

async function readPresent(tx: Tx, { actor }: WriteContext, ids: readonly number[]) {
  const rows = await listProjectRowsOf(tx, ids)
  const factsOf = new Map(rows.map((row) => [row.id, row]))
  const presented = await presentProjects(tx, actor, rows)
  return new Map(presented.map((row) => [row.id, { ...row, isUsed: isUsed(factsOf.get(row.id)) }] as const))
}

const isUsed = (row: ProjectRow | undefined) => row !== undefined && (row.has_records || row.has_contracts)

const columns = z.object({
  manager_id: z.nullable(z.int()),
  customer_id: z.nullable(z.int()),
  description: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  from_scratch: z.boolean(),
  payment_integration: z.boolean(),
  app: z.array(z.enum(applicationTypes)),
  designs: z.nullable(z.string()),
  milestones: z.nullable(z.string()),
  specs: z.nullable(z.string()),
  url: z.nullable(z.string()),
  technologies: z.array(z.int()),
})

const columnsOf = (row: Present extends Map<number, infer Row> ? Row : never) =>
  columns.parse({ ...row, technologies: row.technologies.map(({ id }) => id) })

/** Deletes new projects that nothing refers to, gives changed ones their former columns, and then takes the customers back. */
export async function takeProjectsBack(
  tx: Tx,
  context: WriteContext,
  written: readonly WrittenRow[],
  customers: CustomersOfRows,
): Promise<Standing[]> {
  const ofProjects = written.filter(({ object_type }) => object_type === 'project')
  const ids = ofProjects.map(({ object_id }) => object_id)
  await lockProjects(tx, ids)
  const present = await readPresent(tx, context, ids)
  const nameOf = ({ name }: { name: string }) => name
  const standing = changedSince(ofProjects, present, nameOf)
  if (standing.length > 0) return standing

  const made = ofProjects.filter(({ before }) => before === null)
  const used = made.filter(({ object_id }) => present.get(object_id)?.isUsed)
  if (used.length > 0) return standingOf(made, idsOf(used), present, nameOf)
  const former = ofProjects.flatMap((row) =>
    row.before === null ? [] : [{ row, id: row.object_id, after: columns.parse(row.before) }],
  )
  const customerIds = await lockCustomersOf(
    tx,
    former.flatMap(({ after }) => after.customer_id ?? []),
  )
  const lost = former.filter(({ after }) => after.customer_id !== null && !customerIds.has(after.customer_id))
  if (lost.length > 0)
    return standingOf(ofProjects, idsOf(lost.map(({ row }) => row)), present, nameOf, changed)

  await deleteProjects(tx, [...idsOf(made)])
  const deleted = made.map(({ object_id }) => {
    const row = present.get(object_id)
    return row && projectTrail.deleted('projects.delete', row)
  })
  for (const portion of portionsOf(deleted)) {
    await addToTrail(tx, context.clock, context.actor, portion, { delivers: false })
  }
  for (const portion of portionsOf(former)) await writeColumns(tx, context, present, portion)
  const ofCustomers = written.filter(({ object_type }) => object_type === 'customer')
  return customers.takeBack(tx, context, ofCustomers)
}

const idsOf = (rows: readonly WrittenRow[]) => new Set(rows.map(({ object_id }) => object_id))
