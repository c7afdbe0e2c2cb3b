import { storedEmail } from '@portal/domain/addresses/email-addresses'
import { folded } from '@portal/domain/texts/folded'
import { asc, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../../db/client.ts'
import { isAnyOf } from '../../../db/reads/any-of.ts'
import { customers } from '../../../db/schema/customers.ts'
import { projects } from '../../../db/schema/projects.ts'
import type { Values } from '../../../db/values.ts'

const isNamed = (names: readonly string[]) =>
  sql`${customers.company_name_folded} = any(${sql.param([...names])}::text[])`

/** Locks the customers with these folded names until the commit. */
export async function lockNamed(db: DbOrTx, names: readonly string[]): Promise<void> {
  await db
    .select({ id: customers.id })
    .from(customers)
    .where(isNamed(names))
    .orderBy(asc(customers.id))
    .for('no key update')
}

/** Lists the customers with these folded names, the oldest first. */
export const listNamed = (db: DbOrTx, names: readonly string[]) =>
  db
    .select({
      id: customers.id,
      company_name: customers.company_name,
      full_legal_name: customers.full_legal_name,
      title: customers.title,
      email: customers.email,
      company_address: customers.company_address,
    })
    .from(customers)
    .where(isNamed(names))
    .orderBy(asc(customers.id))

/** Locks these customers until the commit, and keeps projects from joining them. */
export async function lockCustomers(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(isAnyOf(customers.id, ids))
    .orderBy(asc(customers.id))
    .for('update')
}

export async function insertCustomers(
  tx: Tx,
  values: readonly Values<typeof customers>[],
): Promise<number[]> {
  if (values.length === 0) return []
  const rows = await tx
    .insert(customers)
    .values([...values])
    .returning({ id: customers.id })
  return rows.map(({ id }) => id)
}

type Details = {
  id: number
  full_legal_name: string
  title: string
  email: string
  company_address: string | null
}

/** Gives customers these details, and answers their versions. */
export const updateDetails = (tx: Tx, details: readonly Details[]) => {
  const stored = details.map((each) => ({
    ...each,
    full_legal_name_folded: folded(each.full_legal_name),
    email: storedEmail(each.email),
  }))
  return tx
    .update(customers)
    .set({
      full_legal_name: sql`given.full_legal_name`,
      full_legal_name_folded: sql`given.full_legal_name_folded`,
      title: sql`given.title`,
      email: sql`given.email`,
      company_address: sql`given.company_address`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as given(id int, full_legal_name text,
        full_legal_name_folded text, title text, email text, company_address text)`,
    )
    .where(sql`${customers.id} = given.id`)
    .returning({ id: customers.id, version: customers.version })
}

/** The customers among these that projects have. */
export const listWithProjects = (tx: Tx, ids: readonly number[]) =>
  tx.selectDistinct({ id: projects.customer_id }).from(projects).where(isAnyOf(projects.customer_id, ids))

export async function deleteCustomers(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.delete(customers).where(isAnyOf(customers.id, ids))
}
