import { eq } from 'drizzle-orm'
import type { Db } from '../../src/db/client.ts'
import { onlyRow } from '../../src/db/only-row.ts'
import { customers } from '../../src/db/schema/customers.ts'
import { projects } from '../../src/db/schema/projects.ts'
import { nextNumber } from './sequence.ts'
import { buildManager } from './user.ts'

export async function buildCustomer(db: Db, overrides: Partial<typeof customers.$inferInsert> = {}) {
  const number = nextNumber()
  const { company_name = `Company ${number}`, full_legal_name = `Representative ${number}` } = overrides
  const values = {
    company_name_folded: company_name,
    full_legal_name_folded: full_legal_name,
    title: 'Director',
    email: `office${number}@company.test`,
    ...overrides,
    company_name,
    full_legal_name,
  }
  return onlyRow(await db.insert(customers).values(values).returning())
}

/** Makes a client project with a manager and a customer of its own, unless told otherwise. */
export async function buildProject(db: Db, overrides: Partial<typeof projects.$inferInsert> = {}) {
  const manager_id = overrides.manager_id ?? (await buildManager(db)).id
  const customer_id = overrides.customer_id ?? (await buildCustomer(db)).id
  const { name = `Project ${nextNumber()}` } = overrides
  const values = { name_folded: name, manager_id, customer_id, ...overrides, name }
  return onlyRow(await db.insert(projects).values(values).returning())
}

export async function findBench(db: Db) {
  return onlyRow(await db.select().from(projects).where(eq(projects.is_bench, true)))
}
