import type { Day } from '@portal/domain/days'
import { expectedDays, type Week, type WeekFacts } from '@portal/domain/hours/missing-hours'
import { and, asc, between, eq, exists, gt, ne, not, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../../db/client.ts'
import { isAnyOf } from '../../../db/reads/any-of.ts'
import { isCurrentWithin } from '../../../db/reads/contract-days.ts'
import { employmentsOf } from '../../../db/reads/employment.ts'
import { isOfManagerLevel } from '../../../db/reads/role-ranks.ts'
import { ignoringCase } from '../../../db/reads/sorted-by.ts'
import { contracts } from '../../../db/schema/contracts.ts'
import { hoursReminders } from '../../../db/schema/people/hours-reminders.ts'
import { users } from '../../../db/schema/people/users.ts'
import { records } from '../../../db/schema/records.ts'

const contractsIn = (week: Week) => sql<WeekFacts['contracts']>`(
  select coalesce(json_agg(json_build_object('start_date', ${contracts.start_date}, 'end_date', ${contracts.end_date})), '[]')
  from ${contracts} where ${and(eq(contracts.user_id, users.id), isCurrentWithin(week))})`

const isOf = ({ from, to }: Week): SQL | undefined =>
  and(eq(records.user_id, users.id), between(records.date, from, to))

const leaveIn = (week: Week) => sql<WeekFacts['leave']>`(
  select coalesce(json_agg(json_build_object('date', ${records.date}, 'record_type', ${records.record_type})), '[]')
  from ${records} where ${and(isOf(week), ne(records.record_type, 'regular'))})`

/** The last reminder since the week has ended: earlier ones were about another week. */
const remindedSince = ({ to }: Week) => sql<Day | null>`(
  select max(${hoursReminders.day}) from ${hoursReminders}
  where ${and(eq(hoursReminders.user_id, users.id), gt(hoursReminders.day, to))})`

type Query = { week: Week; holidays: ReadonlySet<Day>; userIds?: readonly number[] }

/**
 * Lists by full name active people below manager level who have logged no hours in the week although at least one day
 * of it expected some.
 */
export async function listPeopleWithoutHours(db: DbOrTx, { week, holidays, userIds }: Query) {
  const hasContract = db.select({ id: contracts.id }).from(contracts)
  const hasHours = db.select({ id: records.id }).from(records)
  const rows = await db
    .select({
      id: users.id,
      full_name: users.full_name,
      employments: employmentsOf(users.id),
      contracts: contractsIn(week),
      leave: leaveIn(week),
      reminded_on: remindedSince(week),
    })
    .from(users)
    .where(
      and(
        users.active,
        not(isOfManagerLevel),
        userIds === undefined ? undefined : isAnyOf(users.id, userIds),
        exists(hasContract.where(and(eq(contracts.user_id, users.id), isCurrentWithin(week)))),
        not(exists(hasHours.where(and(isOf(week), eq(records.record_type, 'regular'))))),
      ),
    )
    .orderBy(asc(ignoringCase(users.full_name)), asc(users.id))
  const daysOf = expectedDays(week, holidays)
  return rows.flatMap(({ id, full_name, reminded_on, ...facts }) => {
    const days = daysOf(facts)
    return days === 0 ? [] : [{ id, full_name, reminded_on, expected_days: days }]
  })
}

/**
 * Locks these people until the commit, as every writer of their records does. Returns them by full name; unknown ids
 * are left out.
 */
export async function lockPeople(tx: Tx, ids: readonly number[]) {
  const locked = tx
    .$with('locked')
    .as(
      tx
        .select({ id: users.id, full_name: users.full_name })
        .from(users)
        .where(isAnyOf(users.id, ids))
        .orderBy(asc(users.id))
        .for('no key update'),
    )
  return tx
    .with(locked)
    .select({ id: locked.id, full_name: locked.full_name })
    .from(locked)
    .orderBy(asc(sql`lower(${locked.full_name})`), asc(locked.id))
}

type Reminder = { userIds: readonly number[]; day: Day; actor_id: number }

/** Stores the reminders, and returns the people who had no reminder on that day yet. */
export async function insertReminders(tx: Tx, { userIds, day, actor_id }: Reminder): Promise<number[]> {
  if (userIds.length === 0) return []
  const rows = await tx
    .insert(hoursReminders)
    .values(userIds.map((user_id) => ({ user_id, day, actor_id })))
    .onConflictDoNothing()
    .returning({ user_id: hoursReminders.user_id })
  return rows.map(({ user_id }) => user_id)
}
