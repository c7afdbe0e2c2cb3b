import type { Day } from '@portal/domain/days'
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { categories } from '../../../db/schema/categories.ts'
import { projects } from '../../../db/schema/projects.ts'
import { records } from '../../../db/schema/records.ts'
import { listRecordsById, type RecordRow, type RecordValues } from '../hours.store.ts'

type Range = { user_id: number; from: Day; to: Day }

/** Lists a person's worked hours of the days, the earliest first, at most `limit`. */
export const listWorkedHours = (tx: Tx, { user_id, from, to }: Range, limit: number) =>
  tx
    .select({
      id: records.id,
      project_id: projects.id,
      project: projects.name,
      category_id: categories.id,
      category: categories.name,
      description: records.description,
      hours: records.hours,
      date: records.date,
    })
    .from(records)
    .innerJoin(projects, eq(projects.id, records.project_id))
    .innerJoin(categories, eq(categories.id, records.category_id))
    .where(
      and(
        eq(records.user_id, user_id),
        gte(records.date, from),
        lte(records.date, to),
        eq(records.record_type, 'regular'),
      ),
    )
    .orderBy(asc(records.date), asc(records.id))
    .limit(limit)

/** Inserts worked hours in one statement and reads them back, in their order. */
export const insertRecords = async (tx: Tx, values: readonly RecordValues[]): Promise<RecordRow[]> =>
  listRecordsById(tx, await insertManyRecords(tx, values))

/** Inserts worked hours in one statement. The ids rise with the order of the rows. */
export async function insertManyRecords(tx: Tx, values: readonly RecordValues[]): Promise<number[]> {
  if (values.length === 0) return []
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${records} (user_id, project_id, category_id, job_status_id, description, hours, date)
    select user_id, project_id, category_id, job_status_id, description, hours, date
    from rows from (jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as
      (user_id int, project_id int, category_id int, job_status_id int, description text, hours numeric, date date))
      with ordinality as listed
    order by listed.ordinality
    returning id`)
  return rows.map(({ id }) => id)
}

/** Lists the types of all records of each of a person's days. */
export const listTypesOfDays = (tx: Tx, { user_id, from, to }: Range) =>
  tx
    .select({ date: records.date, record_type: records.record_type })
    .from(records)
    .where(and(eq(records.user_id, user_id), gte(records.date, from), lte(records.date, to)))
