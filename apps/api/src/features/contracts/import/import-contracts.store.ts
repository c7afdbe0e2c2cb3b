import type { Day } from '@portal/domain/days'
import { and, asc, eq, gt, max, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DbOrTx, Tx } from '../../../db/client.ts'
import { isAnyOf } from '../../../db/reads/any-of.ts'
import { contracts } from '../../../db/schema/contracts.ts'
import { jobStatuses } from '../../../db/schema/job-statuses.ts'
import { projects } from '../../../db/schema/projects.ts'
import { records } from '../../../db/schema/records.ts'
import type { Values } from '../../../db/values.ts'
import { isLoggedOnIt } from '../contracts.store.ts'

/** Locks these projects until the commit, so that they are not deleted before a contract refers to them. */
export async function lockProjects(db: DbOrTx, ids: readonly number[]): Promise<void> {
  await db
    .select({ id: projects.id })
    .from(projects)
    .where(isAnyOf(projects.id, ids))
    .orderBy(asc(projects.id))
    .for('key share')
}

/** Locks all contracts of these people until the commit. */
export async function lockContractsOf(db: DbOrTx, userIds: readonly number[]): Promise<void> {
  await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(isAnyOf(contracts.user_id, userIds))
    .orderBy(asc(contracts.id))
    .for('no key update')
}

export const listContractsOf = (db: DbOrTx, userIds: readonly number[]) =>
  db
    .select({
      id: contracts.id,
      user_id: contracts.user_id,
      project_id: contracts.project_id,
      job_status_id: contracts.job_status_id,
      admin_id: contracts.admin_id,
      start_date: contracts.start_date,
      end_date: contracts.end_date,
    })
    .from(contracts)
    .where(isAnyOf(contracts.user_id, userIds))

export const listProjectFacts = (db: DbOrTx, ids: readonly number[]) =>
  db
    .select({ id: projects.id, is_bench: projects.is_bench, customer_id: projects.customer_id })
    .from(projects)
    .where(isAnyOf(projects.id, ids))

export const listJobStatuses = (db: DbOrTx) =>
  db.select({ id: jobStatuses.id, name: jobStatuses.name, hidden: jobStatuses.hidden }).from(jobStatuses)

/** The last day on which hours were logged on each of these contracts; nothing of one without hours. */
export const listLastLoggedDays = (db: DbOrTx, ids: readonly number[]) =>
  db
    .select({ id: contracts.id, last: max(records.date) })
    .from(contracts)
    .innerJoin(records, isLoggedOnIt)
    .where(isAnyOf(contracts.id, ids))
    .groupBy(contracts.id)

export async function insertContracts(
  tx: Tx,
  values: readonly Values<typeof contracts>[],
): Promise<number[]> {
  if (values.length === 0) return []
  const rows = await tx
    .insert(contracts)
    .values([...values])
    .returning({ id: contracts.id })
  return rows.map(({ id }) => id)
}

export type ContractTerms = { id: number; end_date: Day | null; job_status_id: number; admin_id: number }

const givenTerms = (terms: readonly ContractTerms[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(terms)}::jsonb)
    as given(id int, end_date date, job_status_id int, admin_id int)`

/** Gives contracts these terms, and answers their versions. */
export const updateTerms = (tx: Tx, terms: readonly ContractTerms[]) =>
  tx
    .update(contracts)
    .set({
      end_date: sql`given.end_date`,
      job_status_id: sql`given.job_status_id`,
      admin_id: sql`given.admin_id`,
    })
    .from(givenTerms(terms))
    .where(sql`${contracts.id} = given.id`)
    .returning({ id: contracts.id, version: contracts.version })

const others = alias(contracts, 'others')

/** The contracts that would share a day with another one of the same person and project if they ended so. */
export async function listOverlapping(tx: Tx, terms: readonly ContractTerms[]): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: contracts.id })
    .from(givenTerms(terms))
    .innerJoin(contracts, sql`${contracts.id} = given.id`)
    .innerJoin(
      others,
      and(
        eq(others.user_id, contracts.user_id),
        eq(others.project_id, contracts.project_id),
        // Both keep their first days, so only the later one of the two can come to overlap.
        gt(others.start_date, contracts.start_date),
        sql`(given.end_date is null or ${others.start_date} <= given.end_date)`,
      ),
    )
  return rows.map(({ id }) => id)
}

export async function deleteContracts(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.delete(contracts).where(isAnyOf(contracts.id, ids))
}
