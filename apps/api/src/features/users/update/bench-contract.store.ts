import { addDays, type Day } from '@portal/domain/days'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { onlyRow } from '../../../db/only-row.ts'
import { isOpenOn } from '../../../db/reads/contract-days.ts'
import { contracts } from '../../../db/schema/contracts.ts'
import { projects } from '../../../db/schema/projects.ts'
import { records } from '../../../db/schema/records.ts'
import type { Authorized } from '../../../use-case/authorized.ts'
import { insertBenchContract } from '../create/insert-user.store.ts'
import type { UserRow } from '../users.store.ts'

type Step = {
  /** The first day that needs a Bench contract. */
  from: Day
  /** The last work day of the employment before, where a new one begins. */
  last_day: Day | null
  admin_id: number
}

/**
 * Gives a locked user a Bench contract from the day. One that goes on from an employment before ends with that, unless
 * hours were logged on it since; one that ends on the day itself goes on.
 */
export async function giveBenchContract(
  tx: Tx,
  user: Authorized<UserRow, 'update'>,
  { from, last_day, admin_id }: Step,
): Promise<void> {
  const project_id = await lockBench(tx)
  const open = await listOpenOn(tx, { user_id: user.id, project_id }, from)
  const present = open.find(({ start_date }) => start_date <= from)
  const next = open.find(({ start_date }) => start_date > from)
  const end_date = next === undefined ? null : addDays(next.start_date, -1)
  if (present === undefined) {
    await insertBenchContract(tx, { user_id: user.id, admin_id, start_date: from, end_date })
  } else if (last_day !== null && present.start_date <= last_day) {
    if (await hasHoursAfter(tx, { user_id: user.id, project_id }, last_day)) return
    await setEnd(tx, present, { end_date: last_day, admin_id })
    await insertBenchContract(tx, { user_id: user.id, admin_id, start_date: from, end_date })
  } else if (present.end_date === from) await setEnd(tx, present, { end_date, admin_id })
}

/** Locks the project before contracts, as everybody does who takes both. */
async function lockBench(tx: Tx): Promise<number> {
  const rows = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.is_bench, true))
    .for('key share')
  return onlyRow(rows).id
}

type OnBench = { user_id: number; project_id: number }

const listOpenOn = (tx: Tx, { user_id, project_id }: OnBench, day: Day) =>
  tx
    .select({ id: contracts.id, start_date: contracts.start_date, end_date: contracts.end_date })
    .from(contracts)
    .where(and(eq(contracts.user_id, user_id), eq(contracts.project_id, project_id), isOpenOn(day)))
    .orderBy(asc(contracts.start_date))

async function hasHoursAfter(tx: Tx, { user_id, project_id }: OnBench, day: Day): Promise<boolean> {
  const rows = await tx
    .select({ id: records.id })
    .from(records)
    .where(and(eq(records.user_id, user_id), eq(records.project_id, project_id), gt(records.date, day)))
    .limit(1)
  return rows.length > 0
}

async function setEnd(
  tx: Tx,
  { id }: { id: number },
  values: { end_date: Day | null; admin_id: number },
): Promise<void> {
  await tx.update(contracts).set(values).where(eq(contracts.id, id))
}
