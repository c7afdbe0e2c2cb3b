import type { Day } from '@portal/domain/days'
import type { Employment } from '@portal/domain/people/employments'
import { and, eq, gt, gte, isNull, lt, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { employments } from '../schema/people/employments.ts'

const earlier = alias(employments, 'earlier')
const later = alias(employments, 'later')
const ofPerson = alias(employments, 'of_person')

const hasLater = and(eq(later.user_id, employments.user_id), gt(later.first_day, employments.last_day))

/** Joins the latest employment of a person: none begins after its last day. Of people without a known day there is none. */
export const isLatestOf = (userId: AnyPgColumn): SQL | undefined =>
  and(
    eq(employments.user_id, userId),
    sql`not exists (select from ${employments} ${sql.identifier('later')} where ${hasLater})`,
  )

/** The opposite of `hasLeftBefore` of @portal/domain/people/work-days in SQL, for a query that joins the latest employment. */
export const isStillThereOn = (day: Day | SQL<Day>): SQL | undefined =>
  or(isNull(employments.last_day), gte(employments.last_day, day))

/** All employments of a person as one value, oldest first. */
export const employmentsOf = (userId: AnyPgColumn): SQL<Employment[]> => sql<Employment[]>`(
  select coalesce(json_agg(json_build_object('from', ${ofPerson.first_day}, 'to', ${ofPerson.last_day})
    order by ${ofPerson.first_day} nulls first), '[]')
  from ${employments} ${sql.identifier('of_person')} where ${eq(ofPerson.user_id, userId)})`

/** Whether the person had left by the day and came back after it. */
export function isBetweenEmployments(
  userId: AnyPgColumn | Placeholder,
  day: Day | Placeholder | SQL<Day>,
): SQL<boolean> {
  const hadLeft = and(eq(earlier.user_id, userId), lt(earlier.last_day, day))
  const comesBack = and(eq(later.user_id, userId), gt(later.first_day, day))
  const isThere = and(
    eq(ofPerson.user_id, userId),
    lte(ofPerson.first_day, day),
    or(isNull(ofPerson.last_day), gte(ofPerson.last_day, day)),
  )
  return sql<boolean>`(exists (select from ${employments} ${sql.identifier('earlier')} where ${hadLeft})
    and exists (select from ${employments} ${sql.identifier('later')} where ${comesBack})
    and not exists (select from ${employments} ${sql.identifier('of_person')} where ${isThere}))`
}
