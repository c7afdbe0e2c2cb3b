import type { Day } from '@portal/domain/days'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { type Given, prepared } from '../../db/prepared.ts'
import { isCurrentOn } from '../../db/reads/contract-days.ts'
import { isBetweenEmployments } from '../../db/reads/employment.ts'
import { categories } from '../../db/schema/categories.ts'
import { contracts } from '../../db/schema/contracts.ts'
import { users } from '../../db/schema/people/users.ts'
import { records, sumOfHours } from '../../db/schema/records.ts'

/**
 * Locks the user, as every writer of a user's records does, so that the checked sum of the day stays true until the
 * commit.
 */
export async function lockUser(tx: Tx, user_id: number) {
  const [user] = await lockedUser(tx, { user_id })
  return user
}

const lockedUser = prepared('lock_user', (db, given: Given<{ user_id: number }>) =>
  db
    .select({ id: users.id, active: users.active })
    .from(users)
    .where(eq(users.id, given('user_id')))
    .for('no key update'),
)

export type WantedPlace = { project_id: number | null; category_id: number | null; date: Day }

type PlacesQuery = {
  user_id: number
  /** The id of the record whose own hours do not count; null for new records. */
  exceptRecordId: number | null
}

/** What decides whether a user's hours may be logged at a place. */
export type PlaceFacts = {
  job_status_id: number | null
  categoryExists: boolean
  hoursOfDay: number
  isBetweenEmployments: boolean
}

/** Reads the facts of all places in one statement, in their order. */
export const findPlacementFacts = (
  tx: Tx,
  query: PlacesQuery,
  places: readonly WantedPlace[],
): Promise<PlaceFacts[]> => placementFacts(tx, { ...query, places: JSON.stringify(places) })

const placementFacts = prepared('placement_facts', (db, given: Given<PlacesQuery & { places: string }>) => {
  const places = sql`rows from (jsonb_to_recordset(${given('places')}::jsonb)
    as (project_id int, category_id int, date date)) with ordinality`
  const place = {
    project_id: sql`place.project_id`,
    category_id: sql`place.category_id`,
    date: sql<Day>`place.date`,
  }
  const contract = db
    .select({ job_status_id: contracts.job_status_id })
    .from(contracts)
    .where(
      and(
        eq(contracts.user_id, given('user_id')),
        eq(contracts.project_id, place.project_id),
        isCurrentOn(place.date),
      ),
    )
    .limit(1)
  const category = db.select({ one: sql`1` }).from(categories).where(eq(categories.id, place.category_id))
  // The hours of a day are summed once, however many places it has.
  const days = db
    .select({ date: records.date, hours: sumOfHours().as('hours') })
    .from(records)
    .where(
      and(
        eq(records.user_id, given('user_id')),
        sql`${records.date} in (select date from ${places} as listed)`,
        eq(records.record_type, 'regular'),
        sql`${records.id} is distinct from ${given('exceptRecordId')}::int`,
      ),
    )
    .groupBy(records.date)
    .as('days')
  return db
    .select({
      job_status_id: sql<number | null>`(${contract})`,
      categoryExists: sql<boolean>`exists (${category})`,
      hoursOfDay: sql`coalesce(${days.hours}, 0)`.mapWith(records.hours),
      isBetweenEmployments: isBetweenEmployments(given('user_id'), place.date),
    })
    .from(sql`${places} as place`)
    .leftJoin(days, eq(days.date, place.date))
    .orderBy(sql`place.ordinality`)
})
