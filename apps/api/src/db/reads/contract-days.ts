import type { Day } from '@portal/domain/days'
import { and, gt, gte, isNull, lt, lte, or, type Placeholder, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { contracts } from '../schema/contracts.ts'
import { users } from '../schema/people/users.ts'

// The rules of @portal/domain/contracts in SQL. contract-days.test.ts compares the two.

/** A day, one that comes with the execution of a prepared statement, or one that the statement computes or reads. */
type AnyDay = Day | Placeholder | SQL<Day | null> | AnyPgColumn

type Range = { from: Day; to: Day }

export const isOpenOn = (date: AnyDay): SQL | undefined =>
  or(isNull(contracts.end_date), gte(contracts.end_date, date))

/** The opposite of `isOpenOn`: the last day was before the date. */
export const isEndedOn = (date: Day): SQL => lt(contracts.end_date, date)

/** True where the contract begins after the date. */
export const isUpcomingOn = (date: Day): SQL => gt(contracts.start_date, date)

export const isCurrentOn = (date: AnyDay): SQL | undefined =>
  and(lte(contracts.start_date, date), isOpenOn(date))

/** True where the contract is current on at least one day of the range. */
export const isCurrentWithin = ({ from, to }: Range): SQL | undefined =>
  and(lte(contracts.start_date, to), isOpenOn(from))

/** True where the contract is current and its user is active. For a query that joins the contract's user. */
export const isAvailableOn = (date: AnyDay): SQL | undefined => and(users.active, isCurrentOn(date))
