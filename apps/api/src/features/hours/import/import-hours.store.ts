import type { Day } from '@portal/domain/days'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../../db/client.ts'
import { isAnyOf } from '../../../db/reads/any-of.ts'
import { categories } from '../../../db/schema/categories.ts'
import { contracts } from '../../../db/schema/contracts.ts'
import { users } from '../../../db/schema/people/users.ts'
import { projects } from '../../../db/schema/projects.ts'
import { records } from '../../../db/schema/records.ts'
import { portionsOf } from '../../../imports/portions.ts'

/** Locks these categories until the commit, so that they are not deleted before the records refer to them. */
export async function lockCategories(db: DbOrTx, ids: readonly number[]): Promise<void> {
  await db
    .select({ id: categories.id })
    .from(categories)
    .where(isAnyOf(categories.id, ids))
    .orderBy(asc(categories.id))
    .for('key share')
}

export const listCategoryNames = (db: DbOrTx, ids: readonly number[]) =>
  db.select({ id: categories.id, name: categories.name }).from(categories).where(isAnyOf(categories.id, ids))

export const listProjectNames = (db: DbOrTx, ids: readonly number[]) =>
  db.select({ id: projects.id, name: projects.name }).from(projects).where(isAnyOf(projects.id, ids))

/** Lists all contracts of these people. */
export const listContractsOf = (db: DbOrTx, userIds: readonly number[]) =>
  db
    .select({
      user_id: contracts.user_id,
      project_id: contracts.project_id,
      job_status_id: contracts.job_status_id,
      start_date: contracts.start_date,
      end_date: contracts.end_date,
    })
    .from(contracts)
    .where(isAnyOf(contracts.user_id, userIds))

type DayOfPerson = { user_id: number; date: Day }

/** Lists the worked hours of these people's days, each of which is given once. */
export const listHoursOfDays = (db: DbOrTx, days: readonly DayOfPerson[]) =>
  db
    .select({
      user_id: records.user_id,
      date: records.date,
      project_id: records.project_id,
      category_id: records.category_id,
      hours: records.hours,
      description: records.description,
    })
    .from(sql`jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as listed(user_id int, date date)`)
    .innerJoin(
      records,
      and(
        sql`${records.user_id} = listed.user_id`,
        sql`${records.date} = listed.date`,
        eq(records.record_type, 'regular'),
      ),
    )

/** Locks the people of these records until the commit. */
export async function lockOwnersOf(tx: Tx, recordIds: readonly number[]): Promise<void> {
  const owners = tx.select({ user_id: records.user_id }).from(records).where(isAnyOf(records.id, recordIds))
  await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.id} in ${owners}`)
    .orderBy(asc(users.id))
    .for('no key update', { of: users })
}

/** Deletes these records; those who call it have locked their people and compared their versions. */
export async function deleteImported(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const portion of portionsOf(ids)) await tx.delete(records).where(isAnyOf(records.id, portion))
}
