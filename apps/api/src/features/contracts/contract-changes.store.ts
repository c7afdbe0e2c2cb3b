import { addDays, type Day } from '@portal/domain/days'
import { and, asc, eq, gt, inArray, lt, or, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { isOpenOn } from '../../db/reads/contract-days.ts'
import { contracts } from '../../db/schema/contracts.ts'
import { jobStatuses } from '../../db/schema/job-statuses.ts'
import { users } from '../../db/schema/people/users.ts'
import { projects } from '../../db/schema/projects.ts'
import { records } from '../../db/schema/records.ts'
import type { ChangesOf, Values } from '../../db/values.ts'
import type { Authorized } from '../../use-case/authorized.ts'
import { type ContractRow, findContractRow, isLoggedOnIt } from './contracts.store.ts'

/**
 * Locks these users until the commit, always in the same order. Records are written under the same lock, so checks of
 * their records and contracts stay true.
 */
export function lockUsers(tx: Tx, userIds: readonly number[]) {
  return tx
    .select({ id: users.id, active: users.active })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(asc(users.id))
    .for('no key update')
}

/** Locks the contract until the commit. */
export async function lockContractRow(tx: Tx, id: number): Promise<ContractRow | undefined> {
  await tx.select({ id: contracts.id }).from(contracts).where(eq(contracts.id, id)).for('no key update')
  return findContractRow(tx, id)
}

/** Locks the project, so that it is not deleted before the contract refers to it. */
export async function lockProject(tx: Tx, id: number): Promise<{ is_bench: boolean } | undefined> {
  const [row] = await tx
    .select({ is_bench: projects.is_bench })
    .from(projects)
    .where(eq(projects.id, id))
    .for('key share')
  return row
}

export async function findJobStatus(tx: Tx, id: number): Promise<{ hidden: boolean } | undefined> {
  const [row] = await tx
    .select({ hidden: jobStatuses.hidden })
    .from(jobStatuses)
    .where(eq(jobStatuses.id, id))
  return row
}

/** The user's contracts that go on after the day or begin later, by id. */
export async function listContractIdsBeyond(tx: Tx, userId: number, day: Day): Promise<number[]> {
  const rows = await tx
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(eq(contracts.user_id, userId), isOpenOn(addDays(day, 1))))
    .orderBy(asc(contracts.id))
  return rows.map((row) => row.id)
}

type Span = { start_date: Day; end_date: Day | null }

/** True when hours were logged on the contract on a day outside the kept ones. */
export async function hasRecordsOutside(tx: Tx, { id }: { id: number }, kept: Span): Promise<boolean> {
  const rows = await tx
    .select({ id: records.id })
    .from(records)
    .innerJoin(contracts, eq(contracts.id, id))
    .where(and(isLoggedOnIt, isOutside(kept)))
    .limit(1)
  return rows.length > 0
}

const isOutside = ({ start_date, end_date }: Span): SQL | undefined =>
  or(lt(records.date, start_date), end_date === null ? undefined : gt(records.date, end_date))

type ContractValues = Values<typeof contracts>

export async function insertContract(tx: Tx, values: ContractValues): Promise<number> {
  const row = onlyRow(await tx.insert(contracts).values(values).returning({ id: contracts.id }))
  return row.id
}

export async function updateContractRow(
  tx: Tx,
  row: Authorized<ContractRow, 'update'>,
  values: ChangesOf<ContractValues>,
): Promise<void> {
  await tx.update(contracts).set(values).where(eq(contracts.id, row.id))
}

export async function deleteContractRow(tx: Tx, row: Authorized<ContractRow, 'delete'>): Promise<void> {
  await tx.delete(contracts).where(eq(contracts.id, row.id))
}
