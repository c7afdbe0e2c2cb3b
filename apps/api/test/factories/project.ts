import { eq } from 'drizzle-orm'
import type { Db } from '../../src/db/client.ts'
import { onlyRow } from '../../src/db/only-row.ts'
import { customers } from '../../src/db/schema/customers.ts'
import { projects } from '../../src/db/schema/projects.ts'
import { nextNumber } from './sequence.ts'
import { buildManager } from './user.ts'

export async function buildCustomer(db: Db, overrides: Partial<typeof customers.$inferInsert> = {}) {
  const number = nextNumber()
  const { companyName = `Company ${number}`, fullLegalName = `Representative ${number}` } = overrides
  const values = {
    companyNameFolded: companyName,
    fullLegalNameFolded: fullLegalName,
    title: 'Director',
    email: `office${number}@company.test`,
    ...overrides,
    companyName,
    fullLegalName,
  }
  return onlyRow(await db.insert(customers).values(values).returning())
}

/** Makes a client project with a manager and a customer of its own, unless told otherwise. */
export async function buildProject(db: Db, overrides: Partial<typeof projects.$inferInsert> = {}) {
  const managerId = overrides.managerId ?? (await buildManager(db)).id
  const customerId = overrides.customerId ?? (await buildCustomer(db)).id
  const { name = `Project ${nextNumber()}` } = overrides
  const values = { nameFolded: name, managerId, customerId, ...overrides, name }
  return onlyRow(await db.insert(projects).values(values).returning())
}

export async function findBench(db: Db) {
  return onlyRow(await db.select().from(projects).where(eq(projects.isBench, true)))
}
