import { namedBehindLastDay } from '@portal/contract/profiles/leaving'
import type { Day } from '@portal/domain/days'
import { roundHours } from '@portal/domain/hours/hours'
import { and, asc, eq, gt, max, min, or, type SQL } from 'drizzle-orm'
import type { DbOrTx } from '../../../db/client.ts'
import { onlyRow } from '../../../db/only-row.ts'
import { isOpenOn } from '../../../db/reads/contract-days.ts'
import { isLatestOf } from '../../../db/reads/employment.ts'
import { isStanding } from '../../../db/reads/standing-leave.ts'
import { contracts } from '../../../db/schema/contracts.ts'
import { leaveRequests } from '../../../db/schema/leave-requests.ts'
import { employments } from '../../../db/schema/people/employments.ts'
import { inventories } from '../../../db/schema/people/inventories.ts'
import { users } from '../../../db/schema/people/users.ts'
import { projects } from '../../../db/schema/projects.ts'
import { records, sumOfHours } from '../../../db/schema/records.ts'

/** Reads the person's last work day; undefined when there is no such person. */
export async function findLastWorkDay(
  db: DbOrTx,
  user_id: number,
): Promise<{ job_ended_on: Day | null } | undefined> {
  const [row] = await db
    .select({ job_ended_on: employments.last_day })
    .from(users)
    .leftJoin(employments, isLatestOf(users.id))
    .where(eq(users.id, user_id))
  return row
}

type Behind = { user_id: number; last_day: Day }

/** Finds leave that ends after the day; with `allPending` also pending leave before it. */
export async function findLeaveBehind(
  db: DbOrTx,
  { user_id, last_day, allPending }: Behind & { allPending: boolean },
) {
  const isLater = gt(leaveRequests.end_date, last_day)
  const isBehind: SQL | undefined = and(
    eq(leaveRequests.user_id, user_id),
    isStanding(),
    allPending ? or(isLater, eq(leaveRequests.status, 'pending')) : isLater,
  )
  const requests = await db
    .select({
      id: leaveRequests.id,
      request_type: leaveRequests.request_type,
      paid_leave_type: leaveRequests.paid_leave_type,
      status: leaveRequests.status,
      start_date: leaveRequests.start_date,
      end_date: leaveRequests.end_date,
    })
    .from(leaveRequests)
    .where(isBehind)
    .orderBy(asc(leaveRequests.start_date), asc(leaveRequests.id))
    .limit(namedBehindLastDay)
  return { count: await db.$count(leaveRequests, isBehind), requests }
}

export async function findHoursBehind(db: DbOrTx, { user_id, last_day }: Behind) {
  const rows = await db
    .select({
      hours: sumOfHours(),
      first_date: min(records.date),
      last_date: max(records.date),
    })
    .from(records)
    .where(and(eq(records.user_id, user_id), eq(records.record_type, 'regular'), gt(records.date, last_day)))
  const { hours, first_date, last_date } = onlyRow(rows)
  return first_date === null || last_date === null
    ? null
    : { hours: roundHours(hours), first_date, last_date }
}

/** Finds contracts that are open on the day, those that begin later included. */
export async function findContractsOpenOn(db: DbOrTx, user_id: number, day: Day) {
  const isOpen = and(eq(contracts.user_id, user_id), isOpenOn(day))
  const rows = await db
    .select({
      id: contracts.id,
      project: projects.name,
      start_date: contracts.start_date,
      end_date: contracts.end_date,
    })
    .from(contracts)
    .innerJoin(projects, eq(projects.id, contracts.project_id))
    .where(isOpen)
    .orderBy(asc(contracts.start_date), asc(contracts.id))
    .limit(namedBehindLastDay)
  return { count: await db.$count(contracts, isOpen), contracts: rows }
}

export async function findEquipment(db: DbOrTx, profileId: number) {
  const isOfPerson = eq(inventories.profile_id, profileId)
  const items = await db
    .select({
      id: inventories.id,
      device: inventories.device,
      name: inventories.name,
      serial_number: inventories.serial_number,
    })
    .from(inventories)
    .where(isOfPerson)
    .orderBy(asc(inventories.id))
    .limit(namedBehindLastDay)
  return { count: await db.$count(inventories, isOfPerson), items }
}
