import { namedBehindLastDay } from '@portal/contract/profiles/leaving'
import type { Day } from '@portal/domain/days'
import { roundHours } from '@portal/domain/hours/hours'
import { and, asc, eq, gt, max, min, or, type SQL, sum } from 'drizzle-orm'
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
import { records } from '../../../db/schema/records.ts'
import { numberOf } from '../../../db/values.ts'

/** Reads the person's last work day; undefined when there is no such person. */
export async function findLastWorkDay(
  db: DbOrTx,
  userId: number,
): Promise<{ jobEndedOn: Day | null } | undefined> {
  const [row] = await db
    .select({ jobEndedOn: employments.lastDay })
    .from(users)
    .leftJoin(employments, isLatestOf(users.id))
    .where(eq(users.id, userId))
  return row
}

type Behind = { userId: number; lastDay: Day }

/** Finds leave that ends after the day; with `allPending` also pending leave before it. */
export async function findLeaveBehind(
  db: DbOrTx,
  { userId, lastDay, allPending }: Behind & { allPending: boolean },
) {
  const isLater = gt(leaveRequests.endDate, lastDay)
  const isBehind: SQL | undefined = and(
    eq(leaveRequests.userId, userId),
    isStanding(),
    allPending ? or(isLater, eq(leaveRequests.status, 'pending')) : isLater,
  )
  const requests = await db
    .select({
      id: leaveRequests.id,
      request_type: leaveRequests.requestType,
      paid_leave_type: leaveRequests.paidLeaveType,
      status: leaveRequests.status,
      start_date: leaveRequests.startDate,
      end_date: leaveRequests.endDate,
    })
    .from(leaveRequests)
    .where(isBehind)
    .orderBy(asc(leaveRequests.startDate), asc(leaveRequests.id))
    .limit(namedBehindLastDay)
  return { count: await db.$count(leaveRequests, isBehind), requests }
}

export async function findHoursBehind(db: DbOrTx, { userId, lastDay }: Behind) {
  const rows = await db
    .select({
      hours: sum(records.hours),
      first_date: min(records.date),
      last_date: max(records.date),
    })
    .from(records)
    .where(and(eq(records.userId, userId), eq(records.recordType, 'regular'), gt(records.date, lastDay)))
  const { hours, first_date, last_date } = onlyRow(rows)
  return first_date === null || last_date === null
    ? null
    : { hours: roundHours(numberOf(hours) ?? 0), first_date, last_date }
}

/** Finds contracts that are open on the day, those that begin later included. */
export async function findContractsOpenOn(db: DbOrTx, userId: number, day: Day) {
  const isOpen = and(eq(contracts.userId, userId), isOpenOn(day))
  const rows = await db
    .select({
      id: contracts.id,
      project: projects.name,
      start_date: contracts.startDate,
      end_date: contracts.endDate,
    })
    .from(contracts)
    .innerJoin(projects, eq(projects.id, contracts.projectId))
    .where(isOpen)
    .orderBy(asc(contracts.startDate), asc(contracts.id))
    .limit(namedBehindLastDay)
  return { count: await db.$count(contracts, isOpen), contracts: rows }
}

export async function findEquipment(db: DbOrTx, profileId: number) {
  const isOfPerson = eq(inventories.profileId, profileId)
  const items = await db
    .select({
      id: inventories.id,
      device: inventories.device,
      name: inventories.name,
      serial_number: inventories.serialNumber,
    })
    .from(inventories)
    .where(isOfPerson)
    .orderBy(asc(inventories.id))
    .limit(namedBehindLastDay)
  return { count: await db.$count(inventories, isOfPerson), items }
}
