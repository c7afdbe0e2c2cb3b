import type { Day } from '@portal/domain/days'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { type Given, prepared } from '../../db/prepared.ts'
import { isCurrentOn } from '../../db/reads/contract-days.ts'
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

type PlacementQuery = {
  userId: number
  projectId: number | null
  categoryId: number | null
  date: Day
  /** The id of the record whose own hours do not count; null for a new record. */
  exceptRecordId: number | null
}

/** Reads in one statement what decides whether an existing user's hours may be logged on a day. */
export async function findPlacementFacts(tx: Tx, query: PlacementQuery) {
  const [facts] = await placementFacts(tx, query)
  return facts ?? { jobStatusId: null, categoryExists: false, hoursOfDay: '0' }
}

const placementFacts = prepared('placement_facts', (db, given: Given<PlacementQuery>) => {
  const contract = db
    .select({ jobStatusId: contracts.jobStatusId })
    .from(contracts)
    .where(
      and(
        eq(contracts.userId, given('userId')),
        eq(contracts.projectId, given('projectId')),
        isCurrentOn(given('date')),
      ),
    )
    .limit(1)
  const category = db
    .select({ one: sql`1` })
    .from(categories)
    .where(eq(categories.id, given('categoryId')))
  const hours = db
    .select({ sum: sql`coalesce(sum(${records.hours}), 0)` })
    .from(records)
    .where(
      and(
        eq(records.userId, given('userId')),
        eq(records.date, given('date')),
        eq(records.recordType, 'regular'),
        sql`${records.id} is distinct from ${given('exceptRecordId')}::int`,
      ),
    )
  return db
    .select({
      jobStatusId: sql<number | null>`(${contract})`,
      categoryExists: sql<boolean>`exists (${category})`,
      hoursOfDay: sql<string>`(${hours})`,
    })
    .from(users)
    .where(eq(users.id, given('userId')))
})
