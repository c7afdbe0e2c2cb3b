import type { Day } from '@portal/domain/days'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { type Given, prepared } from '../../db/prepared.ts'
import { isCurrentOn } from '../../db/reads/contract-days.ts'
import { isBetweenEmployments } from '../../db/reads/employment.ts'
import { categories } from '../../db/schema/categories.ts'
import { contracts } from '../../db/schema/contracts.ts'
import { users } from '../../db/schema/people/users.ts'
import { records } from '../../db/schema/records.ts'

/**
 * Locks the user, as every writer of a user's records does, so that the checked sum of the day stays true until the
 * commit.
 */
export async function lockUser(tx: Tx, userId: number) {
  const [user] = await lockedUser(tx, { userId })
  return user
}

const lockedUser = prepared('lock_user', (db, given: Given<{ userId: number }>) =>
  db
    .select({ id: users.id, active: users.active })
    .from(users)
    .where(eq(users.id, given('userId')))
    .for('no key update'),
)

export type WantedPlace = { projectId: number | null; categoryId: number | null; date: Day }

type PlacesQuery = {
  userId: number
  /** The id of the record whose own hours do not count; null for new records. */
  exceptRecordId: number | null
}

/** What decides whether a user's hours may be logged at a place. */
export type PlaceFacts = {
  jobStatusId: number | null
  categoryExists: boolean
  hoursOfDay: number
  isBetweenEmployments: boolean
}

/** Reads the facts of all places in one statement, in their order. */
export async function findPlacementFacts(
  tx: Tx,
  query: PlacesQuery,
  places: readonly WantedPlace[],
): Promise<PlaceFacts[]> {
  const rows = await placementFacts(tx, { ...query, places: JSON.stringify(places) })
  return rows.map(({ hoursOfDay, ...facts }) => ({ ...facts, hoursOfDay: Number(hoursOfDay) }))
}

const placementFacts = prepared('placement_facts', (db, given: Given<PlacesQuery & { places: string }>) => {
  const places = sql`rows from (jsonb_to_recordset(${given('places')}::jsonb)
    as ("projectId" int, "categoryId" int, date date)) with ordinality`
  const place = {
    projectId: sql`place."projectId"`,
    categoryId: sql`place."categoryId"`,
    date: sql<Day>`place.date`,
  }
  const contract = db
    .select({ jobStatusId: contracts.jobStatusId })
    .from(contracts)
    .where(
      and(
        eq(contracts.userId, given('userId')),
        eq(contracts.projectId, place.projectId),
        isCurrentOn(place.date),
      ),
    )
    .limit(1)
  const category = db.select({ one: sql`1` }).from(categories).where(eq(categories.id, place.categoryId))
  // The hours of a day are summed once, however many places it has.
  const days = db
    .select({ date: records.date, hours: sql<string>`sum(${records.hours})`.as('hours') })
    .from(records)
    .where(
      and(
        eq(records.userId, given('userId')),
        sql`${records.date} in (select date from ${places} as listed)`,
        eq(records.recordType, 'regular'),
        sql`${records.id} is distinct from ${given('exceptRecordId')}::int`,
      ),
    )
    .groupBy(records.date)
    .as('days')
  return db
    .select({
      jobStatusId: sql<number | null>`(${contract})`,
      categoryExists: sql<boolean>`exists (${category})`,
      hoursOfDay: sql<string>`coalesce(${days.hours}, 0)`,
      isBetweenEmployments: isBetweenEmployments(given('userId'), place.date),
    })
    .from(sql`${places} as place`)
    .leftJoin(days, eq(days.date, place.date))
    .orderBy(sql`place.ordinality`)
})
