import { addDays, type Day } from '@portal/domain/days'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Authorized } from '../../../authorized.ts'
import type { Tx } from '../../../db/client.ts'
import { onlyRow } from '../../../db/only-row.ts'
import { isOpenOn } from '../../../db/reads/contract-days.ts'
import { contracts } from '../../../db/schema/contracts.ts'
import { projects } from '../../../db/schema/projects.ts'
import { records } from '../../../db/schema/records.ts'
import { insertBenchContract } from '../create/insert-user.store.ts'
import type { UserRow } from '../users.store.ts'

type Step = {
  /** The first day that needs a Bench contract. */
  from: Day
  /** The last work day of the employment before, where a new one begins. */
  lastDay: Day | null
  adminId: number
}

/**
 * Gives a locked user a Bench contract from the day. One that goes on from an employment before ends with that, unless
 * hours were logged on it since; one that ends on the day itself goes on.
 */
export async function giveBenchContract(
  tx: Tx,
  user: Authorized<UserRow, 'update'>,
  { from, lastDay, adminId }: Step,
): Promise<void> {
  const projectId = await lockBench(tx)
  const open = await listOpenOn(tx, { userId: user.id, projectId }, from)
  const present = open.find(({ startDate }) => startDate <= from)
  const next = open.find(({ startDate }) => startDate > from)
  const endDate = next === undefined ? null : addDays(next.startDate, -1)
  if (present === undefined) {
    await insertBenchContract(tx, { userId: user.id, adminId, startDate: from, endDate })
  } else if (lastDay !== null && present.startDate <= lastDay) {
    if (await hasHoursAfter(tx, { userId: user.id, projectId }, lastDay)) return
    await setEnd(tx, present, { endDate: lastDay, adminId })
    await insertBenchContract(tx, { userId: user.id, adminId, startDate: from, endDate })
  } else if (present.endDate === from) await setEnd(tx, present, { endDate, adminId })
}

/** Locks the project before contracts, as everybody does who takes both. */
async function lockBench(tx: Tx): Promise<number> {
  const rows = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.isBench, true))
    .for('key share')
  return onlyRow(rows).id
}

type OnBench = { userId: number; projectId: number }

const listOpenOn = (tx: Tx, { userId, projectId }: OnBench, day: Day) =>
  tx
    .select({ id: contracts.id, startDate: contracts.startDate, endDate: contracts.endDate })
    .from(contracts)
    .where(and(eq(contracts.userId, userId), eq(contracts.projectId, projectId), isOpenOn(day)))
    .orderBy(asc(contracts.startDate))

async function hasHoursAfter(tx: Tx, { userId, projectId }: OnBench, day: Day): Promise<boolean> {
  const rows = await tx
    .select({ id: records.id })
    .from(records)
    .where(and(eq(records.userId, userId), eq(records.projectId, projectId), gt(records.date, day)))
    .limit(1)
  return rows.length > 0
}

async function setEnd(
  tx: Tx,
  { id }: { id: number },
  values: { endDate: Day | null; adminId: number },
): Promise<void> {
  await tx.update(contracts).set(values).where(eq(contracts.id, id))
}
