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
import { records, sumOfHours } from '../../db/schema/records.ts'
import { byUser, isMatch, type ReportMatch, sumsBy } from './reports.store.ts'

export type PeopleMatch = { from: Day; to: Day; userIds?: readonly number[] | undefined }

// What a person has is one value of the row, because a month of 1,000 people has tens of thousands of days.

/** Lists everybody by full name, with the contracts that are current on a day of the period. */
export function listPeople(db: DbOrTx, { from, to, userIds }: PeopleMatch) {
  const current = db.$with('current').as(
    db
      .select({
        user_id: contracts.user_id,
        spans: sql<
          PersonFacts['contracts']
        >`json_agg(json_build_object('start_date', ${contracts.start_date}, 'end_date', ${contracts.end_date}))`.as(
          'spans',
        ),
      })
      .from(contracts)
      .where(and(isCurrentWithin({ from, to }), userIds && isAnyOf(contracts.user_id, userIds)))
      .groupBy(contracts.user_id),
  )
  return db
    .with(current)
    .select({
      id: users.id,
      full_name: users.full_name,
      employments: employmentsOf(users.id),
      contracts: current.spans,
      /** Whether somebody without hours is missing: active people below manager level, as in the missing hours. */
      isExpectedToLog: sql<boolean>`${users.active} and not ${isOfManagerLevel}`,
    })
    .from(users)
    .leftJoin(current, eq(current.user_id, users.id))
    .where(userIds && isAnyOf(users.id, userIds))
    .orderBy(...byUser, asc(users.id))
}

/** Lists the regular hours of each person, by day. */
export function listLogged(db: DbOrTx, match: PeopleMatch) {
  const days = db.$with('days').as(
    db
      .select({
        user_id: records.user_id,
        date: records.date,
        hours: sumOfHours().as('hours'),
      })
      .from(records)
      .where(isMatch(match))
      .groupBy(records.user_id, records.date),
  )
  return db
    .with(days)
    .select({
      user_id: days.user_id,
      logged: sql<
        PersonFacts['logged']
      >`json_agg(json_build_object('date', ${days.date}, 'hours', ${days.hours}))`,
    })
    .from(days)
    .groupBy(days.user_id)
}

/** Lists the records of leave of the period. */
export const listLeave = (db: DbOrTx, { from, to, userIds }: PeopleMatch) =>
  db
    .select({ user_id: records.user_id, date: records.date, record_type: records.record_type })
    .from(records)
    .where(
      and(
        between(records.date, from, to),
        ne(records.record_type, 'regular'),
        userIds && isAnyOf(records.user_id, userIds),
      ),
    )

/** Sums the hours that the filters match, by person. */
export function sumByPerson(db: DbOrTx, match: ReportMatch) {
  const sums = sumsBy(db, match, { user_id: records.user_id })
  return db.with(sums).select({ user_id: sums.user_id, hours: sums.hours }).from(sums)
}
