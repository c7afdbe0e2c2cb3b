import type { CustomerQuery } from '@portal/contract/customers'
import type { NamesQuery } from '@portal/contract/shared/paging'
import { and, asc, count, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { isAnyOf } from '../../db/reads/any-of.ts'
import { contains } from '../../db/reads/containing.ts'
import { isNamed } from '../../db/reads/names.ts'
import { ignoringCase, sortedBy } from '../../db/reads/sorted-by.ts'
import { customers, shownOfCustomer } from '../../db/schema/customers.ts'
import { projects } from '../../db/schema/projects.ts'
import { records } from '../../db/schema/records.ts'
import { type ChangesOf, type Values, writesAnything } from '../../db/values.ts'
import type { Authorized } from '../../use-case/authorized.ts'
import type { Slice } from '../../use-case/paging.ts'

// Built with `eq`, because in a select from one table drizzle writes the columns of an sql template without their
// table.
const isOfCustomer = eq(projects.customer_id, customers.id)
const isOfProject = eq(records.project_id, projects.id)
const isBench = eq(projects.is_bench, true)

const columns = {
  ...shownOfCustomer,
  has_records: sql<boolean>`exists (select from ${projects} where ${isOfCustomer}
    and exists (select from ${records} where ${isOfProject}))`,
  has_bench: sql<boolean>`exists (select from ${projects} where ${isOfCustomer} and ${isBench})`,
}

const selectCustomers = (db: DbOrTx) => db.select(columns).from(customers)

export type CustomerRow = Awaited<ReturnType<typeof selectCustomers>>[number]

/** Texts mean "contains", however it is spelt. */
type CustomerMatch = Pick<CustomerQuery, 'id' | 'company' | 'representative' | 'project'>

function isMatch(db: DbOrTx, { id, company, representative, project }: CustomerMatch): SQL | undefined {
  return and(
    id === undefined ? undefined : eq(customers.id, id),
    company === undefined ? undefined : contains(customers.company_name_folded, company),
    representative === undefined ? undefined : contains(customers.full_legal_name_folded, representative),
    project === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(projects)
            .where(and(isOfCustomer, contains(projects.name_folded, project))),
        ),
  )
}

const byName = [asc(ignoringCase(customers.company_name)), asc(customers.id)]
const sortColumns = {
  id: customers.id,
  company_name: ignoringCase(customers.company_name),
  full_legal_name: ignoringCase(customers.full_legal_name),
  title: ignoringCase(customers.title),
  company_address: ignoringCase(customers.company_address),
  email: ignoringCase(customers.email),
}

type Listed = CustomerMatch & Pick<CustomerQuery, 'sort'>

const orderOf = ({ sort }: Listed) =>
  sortedBy({ sort, columns: sortColumns, id: customers.id, usual: byName })

/** Lists customers by company name unless sorted. Without a slice it returns all of them. */
export function listCustomerRows(db: DbOrTx, match: Listed, slice: Slice | undefined) {
  const rows = selectCustomers(db)
    .where(isMatch(db, match))
    .orderBy(...orderOf(match))
    .$dynamic()
  return slice === undefined ? rows : rows.limit(slice.limit).offset(slice.offset)
}

/** The ids of customers in the order of the list. */
export async function listCustomerIds(db: DbOrTx, match: Listed): Promise<number[]> {
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(isMatch(db, match))
    .orderBy(...orderOf(match))
  return rows.map(({ id }) => id)
}

/** Lists these customers, in no order. */
export const listCustomerRowsOf = (db: DbOrTx, ids: readonly number[]) =>
  selectCustomers(db).where(isAnyOf(customers.id, ids))

export async function countCustomers(db: DbOrTx, match: CustomerMatch): Promise<number> {
  const [row] = await db.select({ count: count() }).from(customers).where(isMatch(db, match))
  return row?.count ?? 0
}

/** Lists customers for selects, by company name. */
export function listCustomerNames(db: DbOrTx, query: NamesQuery) {
  const rows = db
    .select({ id: customers.id, company_name: customers.company_name })
    .from(customers)
    .where(isNamed({ id: customers.id, name: customers.company_name_folded }, query))
    .orderBy(...byName)
    .$dynamic()
  return query.limit === undefined ? rows : rows.limit(query.limit)
}

/** Lists every company's name once, sorted. */
export async function listCompanyNames(db: DbOrTx): Promise<string[]> {
  const rows = await db
    .select({ name: customers.company_name })
    .from(customers)
    .groupBy(customers.company_name)
    .orderBy(asc(sql`lower(${customers.company_name})`), asc(customers.company_name))
  return rows.map((row) => row.name)
}

/** Lists the projects of these customers, by name. */
export function listProjectsOf(db: DbOrTx, customerIds: readonly number[]) {
  return db
    .select({ customer_id: projects.customer_id, id: projects.id, name: projects.name })
    .from(projects)
    .where(isAnyOf(projects.customer_id, customerIds))
    .orderBy(asc(sql`lower(${projects.name})`), asc(projects.id))
}

export async function findCustomerRow(db: DbOrTx, id: number): Promise<CustomerRow | undefined> {
  const [row] = await selectCustomers(db).where(eq(customers.id, id))
  return row
}

/** Locks the customer until the commit. 'update' also keeps projects from joining it. */
export async function lockCustomerRow(
  tx: Tx,
  id: number,
  strength: 'no key update' | 'update',
): Promise<CustomerRow | undefined> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, id)).for(strength)
  return findCustomerRow(tx, id)
}

type CustomerValues = Values<typeof customers>

export async function insertCustomer(db: DbOrTx, values: CustomerValues): Promise<number> {
  const row = onlyRow(await db.insert(customers).values(values).returning({ id: customers.id }))
  return row.id
}

export async function updateCustomerRow(
  tx: Tx,
  row: Authorized<CustomerRow, 'update'>,
  values: ChangesOf<CustomerValues>,
): Promise<void> {
  if (!writesAnything(values)) return
  await tx.update(customers).set(values).where(eq(customers.id, row.id))
}

/** Locks the customer's projects, which come before customers in the order of locks (docs/architecture.md). */
export const lockProjectsOf = (tx: Tx, customerId: number) =>
  tx
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(eq(projects.customer_id, customerId))
    .orderBy(asc(projects.id))
    .for('no key update')

/** Deletes the customer. Its projects are kept, without a customer. */
export async function deleteCustomerRow(tx: Tx, row: Authorized<CustomerRow, 'delete'>): Promise<void> {
  await tx.update(projects).set({ customer_id: null }).where(eq(projects.customer_id, row.id))
  await tx.delete(customers).where(eq(customers.id, row.id))
}
