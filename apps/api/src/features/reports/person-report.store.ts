import type { Day } from '@portal/domain/days'
import type { PersonFacts } from '@portal/domain/hours/person-sums'
import { and, asc, between, eq, ne, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../db/client.ts'
import { isAnyOf } from '../../db/reads/any-of.ts'
import { isCurrentWithin } from '../../db/reads/contract-days.ts'
import { employmentsOf } from '../../db/reads/employment.ts'
import { isOfManagerLevel } from '../../db/reads/role-ranks.ts'
import { contracts } from '../../db/schema/contracts.ts'
import { users } from '../../db/schema/people/users.ts'
import { records } from '../../db/schema/records.ts'
import { byUser, isMatch, type ReportMatch, sumsBy } from './reports.store.ts'

export type PeopleMatch = { from: Day; to: Day; userIds?: readonly number[] | undefined }

// What a person has is one value of the row, because a month of 1,000 people has tens of thousands of days.

/** Lists everybody by full name, with the contracts that are current on a day of the period. */
export function listPeople(db: DbOrTx, { from, to, userIds }: PeopleMatch) {
  const current = db.$with('current').as(
    db
      .select({
        userId: contracts.userId,
        spans: sql<
          PersonFacts['contracts']
        >`json_agg(json_build_object('startDate', ${contracts.startDate}, 'endDate', ${contracts.endDate}))`.as(
          'spans',
        ),
      })
      .from(contracts)
      .where(and(isCurrentWithin({ from, to }), userIds && isAnyOf(contracts.userId, userIds)))
      .groupBy(contracts.userId),
  )
  return db
    .with(current)
    .select({
      id: users.id,
      fullName: users.fullName,
      employments: employmentsOf(users.id),
      contracts: current.spans,
      /** Whether somebody without hours is missing: active people below manager level, as in the missing hours. */
      isExpectedToLog: sql<boolean>`${users.active} and not ${isOfManagerLevel}`,
    })
    .from(users)
    .leftJoin(current, eq(current.userId, users.id))
    .where(userIds && isAnyOf(users.id, userIds))
    .orderBy(...byUser, asc(users.id))
}

/** Lists the regular hours of each person, by day. */
export function listLogged(db: DbOrTx, match: PeopleMatch) {
  const days = db.$with('days').as(
    db
      .select({
        userId: records.userId,
        date: records.date,
        hours: sql<string>`sum(${records.hours})`.as('hours'),
      })
      .from(records)
      .where(isMatch(match))
      .groupBy(records.userId, records.date),
  )
  return db
    .with(days)
    .select({
      userId: days.userId,
      logged: sql<
        PersonFacts['logged']
      >`json_agg(json_build_object('date', ${days.date}, 'hours', ${days.hours}))`,
    })
    .from(days)
    .groupBy(days.userId)
}

/** Lists the records of leave of the period. */
export const listLeave = (db: DbOrTx, { from, to, userIds }: PeopleMatch) =>
  db
    .select({ userId: records.userId, date: records.date, recordType: records.recordType })
    .from(records)
    .where(
      and(
        between(records.date, from, to),
        ne(records.recordType, 'regular'),
        userIds && isAnyOf(records.userId, userIds),
      ),
    )

/** Sums the hours that the filters match, by person. */
export function sumByPerson(db: DbOrTx, match: ReportMatch) {
  const sums = sumsBy(db, match, { userId: records.userId })
  return db.with(sums).select({ userId: sums.userId, hours: sums.hours }).from(sums)
}
