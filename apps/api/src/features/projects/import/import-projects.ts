import { type Project, projectInput } from '@portal/contract/projects'
import { mayManageProjects } from '@portal/domain/projects'
import { folded } from '@portal/domain/texts/folded'
import { because } from '@portal/words/reasons'
import type { DbOrTx } from '../../../db/client.ts'
import { readTechnologyNames } from '../../../db/reads/technology-names.ts'
import type { CustomersOfRows, FoundCustomer } from '../../../imports/customers-of-rows.ts'
import type { CheckContext, Checked, KindOfImport, ReadRow, RowChange } from '../../../imports/import-kind.ts'
import { type ImportedPerson, readPeople } from '../../../imports/people.store.ts'
import { type RefusedRow, readRow, readRows, refusedRow } from '../../../imports/read-row.ts'
import type { FieldReasons } from '../../../use-case/errors.ts'
import { presentProjects } from '../projects.presenter.ts'
import { listProjectRowsOf } from '../projects.store.ts'
import { listIdsNamed, lockNamed } from './import-projects.store.ts'
import {
  changeOf,
  type ProjectRow,
  projectRow,
  sayingsOf,
  sayingsOfProject,
  toldChanges,
} from './project-of-row.ts'
import { type PlannedProject, type PlannedRow, takeProjectsBack, writeProjects } from './write-projects.ts'

/**
 * Projects and customers by their folded names: known ones get the columns that differ, others are made. A row without a
 * project is of a customer alone.
 */
export const projectsImport = (customers: CustomersOfRows): KindOfImport<PlannedRow> => ({
  prepare: (db, context, rows) => prepareProjects(db, context, rows, customers),
  write: (tx, context, planned) => writeProjects(tx, context, planned, customers),
  takeBack: (tx, context, written) => takeProjectsBack(tx, context, written, customers),
})

type CustomerCheck = Awaited<ReturnType<CustomersOfRows['prepare']>>

type Facts = {
  projectsOf: ReadonlyMap<string, readonly Project[]>
  people: ReadonlyMap<number, ImportedPerson>
  technologies: ReadonlyMap<number, string>
  customers: CustomerCheck
  /** What earlier rows say: of projects by id, of new ones by folded name. */
  saidOf: Map<number | string, ReadonlyMap<string, string>>
}

async function prepareProjects(
  db: DbOrTx,
  context: CheckContext,
  rows: readonly ReadRow[],
  customers: CustomersOfRows,
): Promise<(row: ReadRow) => Checked<PlannedRow>> {
  const { read, wanted } = readRows(projectRow, rows)
  const names = [...new Set(wanted.flatMap(({ name }) => (name === undefined ? [] : folded(name))))]
  if (context.lock) await lockNamed(db, names)
  const projects = await presentProjects(
    db,
    context.actor,
    await listProjectRowsOf(db, await listIdsNamed(db, names)),
  )
  const technologyIds = wanted.flatMap(({ technologies }) => technologies ?? [])
  const facts: Facts = {
    projectsOf: Map.groupBy(
      projects.toSorted((a, b) => a.id - b.id),
      ({ name }) => folded(name),
    ),
    people: await readPeople(
      db,
      wanted.flatMap(({ manager }) => manager ?? []),
    ),
    technologies: await readTechnologyNames(db, [...new Set(technologyIds)]),
    customers: await customers.prepare(db, context, rows),
    saidOf: new Map(),
  }
  return ({ number, values }) => {
    const { values: row, refused } = read(number)
    return row === undefined ? refused : check(row, values, facts)
  }
}

/** What a row comes to for its project; `said` is what the rows behind it are compared with. */
type Finding = {
  customer: FoundCustomer | null
  project: PlannedProject | null
  changes: readonly RowChange[]
  key: number | string | null
  said: ReadonlyMap<string, string>
}
type Found = Finding | RefusedRow

function check(row: ProjectRow, values: ReadRow['values'], facts: Facts): Checked<PlannedRow> {
  const found = find(row, values, facts)
  if ('state' in found) return found
  const { customer, project, key, said } = found
  if (customer !== null) facts.customers.accept(values, customer)
  if (key !== null) facts.saidOf.set(key, new Map([...(facts.saidOf.get(key) ?? []), ...said]))
  const plan = { customer: customer?.plan ?? null, ref: customer?.ref ?? null, project }
  const changes = [...(customer?.changes ?? []), ...found.changes]
  if (project?.id === null) return { state: 'create', plan }
  if (project === null && plan.customer?.id === null) return { state: 'create', plan }
  return changes.length === 0 ? { state: 'same' } : { state: 'change', changes, plan }
}

const customerColumns = ['full_legal_name', 'title', 'email', 'company_address']

function find(row: ProjectRow, values: ReadRow['values'], facts: Facts): Found {
  const hasDetails = customerColumns.some((field) => values[field] !== undefined)
  if (row.company_name === undefined && hasDetails) return missing('company_name')
  if (row.name === undefined) {
    const tellsOfProject = sayingsOf({ ...row, company_name: undefined }, null).size > 0
    if (row.company_name === undefined || tellsOfProject) return missing('name')
    return withCustomer(row, values, facts, null, (customer) => ({ ...nothing, customer }))
  }
  const [first, ...more] = facts.projectsOf.get(folded(row.name)) ?? []
  if (first === undefined) return findNew(row, row.name, values, facts)
  if (more.length === 0) return compare(first, row, values, facts)
  for (const project of [first, ...more]) {
    const found = compare(project, row, values, facts)
    if (!('state' in found) && found.changes.length === 0 && !found.customer?.plan) return found
  }
  return refusedRow({ name: [because('imports.several_named')] })
}

const nothing = { project: null, changes: [], key: null, said: new Map<string, string>() }
const missing = (field: string) => refusedRow({ [field]: [because('input.required')] })

function withCustomer(
  { company_name }: ProjectRow,
  values: ReadRow['values'],
  { customers }: Facts,
  preferred: number | null,
  go: (customer: FoundCustomer | null) => Found,
): Found {
  if (company_name === undefined) return go(null)
  const { found, refused } = customers.find(values, preferred)
  return found === undefined ? refused : go(found)
}

const compare = (project: Project, row: ProjectRow, values: ReadRow['values'], facts: Facts): Found =>
  withCustomer(row, values, facts, project.customer_id, (customer) => {
    const said = sayingsOf(row, customer?.ref ?? null)
    const before = facts.saidOf.get(project.id) ?? new Map<string, string>()
    const otherwise = [...said].filter(([field, value]) => (before.get(field) ?? value) !== value)
    if (otherwise.length > 0) return saidOtherwise(otherwise)
    const present = sayingsOfProject(project)
    const fields = [...said]
      .filter(([field, value]) => !before.has(field) && present.get(field) !== value)
      .map(([field]) => field)
    if (fields.includes('manager') && !mayManage(row, facts)) return noManager
    const names = {
      person: (id: number) => facts.people.get(id)?.full_name ?? null,
      technology: (id: number) => facts.technologies.get(id) ?? null,
      customer: customer?.name ?? null,
    }
    const changes = toldChanges(project, row, fields, names)
    const planned = {
      id: project.id,
      values: changeOf(row, fields),
      movesToCustomer: fields.includes('company_name'),
    }
    return { customer, project: fields.length === 0 ? null : planned, changes, key: project.id, said }
  })

function findNew(row: ProjectRow, name: string, values: ReadRow['values'], facts: Facts): Found {
  const key = folded(name)
  return withCustomer(row, values, facts, null, (customer) => {
    const said = sayingsOf(row, customer?.ref ?? null)
    const before = facts.saidOf.get(key)
    if (before === undefined) return newProject(row, values, facts, { customer, key, said })
    const otherwise = [...said].filter(([field, value]) => before.get(field) !== value)
    return otherwise.length > 0 ? saidOtherwise(otherwise) : { ...nothing, customer }
  })
}

function newProject(
  row: ProjectRow,
  values: ReadRow['values'],
  facts: Facts,
  { customer, key, said }: Pick<Finding, 'customer' | 'key' | 'said'>,
): Found {
  const input = readRow(projectInput, {
    ...values,
    ...(row.manager !== undefined && { manager_id: row.manager }),
    // Rows that the import makes have no ids of their own yet.
    ...(customer !== null && { customer_id: 1 }),
    technologies: (row.technologies ?? []).map((id) => Math.abs(id)),
    app: row.app ?? [],
  })
  const errors: FieldReasons = {}
  if (customer === null) errors.company_name = [because('projects.no_customer')]
  if (row.manager !== undefined && !mayManage(row, facts)) errors.manager = [because('projects.manager')]
  if (input.values === undefined || Object.keys(errors).length > 0) {
    return together(refusedRow(errors), input.refused)
  }
  const { technologies: _, customer_id: __, ...texts } = input.values
  const project = {
    id: null,
    values: { ...texts, app: [...new Set(texts.app)] },
    technologies: [...new Set(row.technologies)],
  }
  return { customer, project, changes: [], key, said: new Map([...untold, ...said]) }
}

/** What a new project has where its row says nothing. */
const untold = new Map([
  ['from_scratch', 'false'],
  ['payment_integration', 'false'],
])

const mayManage = ({ manager }: ProjectRow, { people }: Facts): boolean => {
  const person = manager === undefined ? undefined : people.get(manager)
  return person !== undefined && mayManageProjects(person)
}

/** The reasons of both, by the columns of the file. */
function together(own: RefusedRow, byForm: RefusedRow | undefined): RefusedRow {
  const named = (byForm?.reasons ?? []).map((reason) => ({
    ...reason,
    field: reason.field === 'manager_id' ? 'manager' : reason.field,
  }))
  const others = named.filter(({ field }) => field !== 'customer_id')
  return { state: 'refuse', reasons: [...own.reasons, ...others] }
}

const noManager = refusedRow({ manager: [because('projects.manager')] })
const saidOtherwise = (fields: readonly (readonly [string, string])[]) =>
  refusedRow(Object.fromEntries(fields.map(([field]) => [field, [because('imports.said_otherwise')]])))
