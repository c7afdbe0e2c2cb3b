import type { Day } from '@portal/domain/days'
import type { Employment } from '@portal/domain/people/employments'
import { and, eq, gt, gte, isNull, lt, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { employments } from '../schema/people/employments.ts'

const earlier = alias(employments, 'earlier')
const later = alias(employments, 'later')
const ofPerson = alias(employments, 'of_person')

const hasLater = and(eq(later.userId, employments.userId), gt(later.firstDay, employments.lastDay))

/** Joins the latest employment of a person: none begins after its last day. Of people without a known day there is none. */
export const isLatestOf = (userId: AnyPgColumn): SQL | undefined =>
  and(
    eq(employments.userId, userId),
    sql`not exists (select from ${employments} ${sql.identifier('later')} where ${hasLater})`,
  )

/** The opposite of `hasLeftBefore` of @portal/domain/people/work-days in SQL, for a query that joins the latest employment. */
export const isStillThereOn = (day: Day | SQL<Day>): SQL | undefined =>
  or(isNull(employments.lastDay), gte(employments.lastDay, day))

/** All employments of a person as one value, oldest first. */
export const employmentsOf = (userId: AnyPgColumn): SQL<Employment[]> => sql<Employment[]>`(
  select coalesce(json_agg(json_build_object('from', ${ofPerson.firstDay}, 'to', ${ofPerson.lastDay})
    order by ${ofPerson.firstDay} nulls first), '[]')
  from ${employments} ${sql.identifier('of_person')} where ${eq(ofPerson.userId, userId)})`

/** Whether the person had left by the day and came back after it. */
export function isBetweenEmployments(
  userId: AnyPgColumn | Placeholder,
  day: Day | Placeholder | SQL<Day>,
): SQL<boolean> {
  const hadLeft = and(eq(earlier.userId, userId), lt(earlier.lastDay, day))
  const comesBack = and(eq(later.userId, userId), gt(later.firstDay, day))
  const isThere = and(
    eq(ofPerson.userId, userId),
    lte(ofPerson.firstDay, day),
    or(isNull(ofPerson.lastDay), gte(ofPerson.lastDay, day)),
  )
  return sql<boolean>`(exists (select from ${employments} ${sql.identifier('earlier')} where ${hadLeft})
    and exists (select from ${employments} ${sql.identifier('later')} where ${comesBack})
    and not exists (select from ${employments} ${sql.identifier('of_person')} where ${isThere}))`
}
