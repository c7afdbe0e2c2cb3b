import type { Day } from '@portal/domain/days'
import { expectedDays, type Week, type WeekFacts } from '@portal/domain/forecast/missing-hours'
import { and, asc, between, eq, exists, lte, ne, not, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../db/client.ts'
import { isOpenOn } from '../../db/reads/contract-days.ts'
import { ignoringCase } from '../../db/reads/sorted-by.ts'
import { contracts } from '../../db/schema/contracts.ts'
import { profiles } from '../../db/schema/people/profiles.ts'
import { users } from '../../db/schema/people/users.ts'
import { records } from '../../db/schema/records.ts'

const touches = ({ from, to }: Week): SQL | undefined => and(lte(contracts.startDate, to), isOpenOn(from))

const contractsIn = (week: Week) => sql<WeekFacts['contracts']>`(
  select coalesce(json_agg(json_build_object('startDate', ${contracts.startDate}, 'endDate', ${contracts.endDate})), '[]')
  from ${contracts} where ${and(eq(contracts.userId, users.id), touches(week))})`

const isOf = ({ from, to }: Week): SQL | undefined =>
  and(eq(records.userId, users.id), between(records.date, from, to))

const leaveIn = (week: Week) => sql<WeekFacts['leave']>`(
  select coalesce(json_agg(json_build_object('date', ${records.date}, 'recordType', ${records.recordType})), '[]')
  from ${records} where ${and(isOf(week), ne(records.recordType, 'regular'))})`

type Query = { week: Week; holidays: ReadonlySet<Day> }

/**
 * Active people of default role who have logged no hours in the week although at least one day of it expected some.
 * By full name.
 */
export async function listPeopleWithoutHours(db: DbOrTx, { week, holidays }: Query) {
  const hasContract = db.select({ id: contracts.id }).from(contracts)
  const hasHours = db.select({ id: records.id }).from(records)
  const rows = await db
    .select({
      id: users.id,
      fullName: users.fullName,
      jobStartedOn: profiles.jobStartedOn,
      jobEndedOn: profiles.jobEndedOn,
      contracts: contractsIn(week),
      leave: leaveIn(week),
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(
      and(
        users.active,
        eq(users.role, 'default'),
        exists(hasContract.where(and(eq(contracts.userId, users.id), touches(week)))),
        not(exists(hasHours.where(and(isOf(week), eq(records.recordType, 'regular'))))),
      ),
    )
    .orderBy(asc(ignoringCase(users.fullName)), asc(users.id))
  return rows.flatMap(({ id, fullName, ...facts }) => {
    const days = expectedDays(week, facts, holidays)
    return days === 0 ? [] : [{ id, fullName, expectedDays: days }]
  })
}
