import type { Day } from '@portal/domain/days'
import { and, asc, eq, gte, lte } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { categories } from '../../../db/schema/categories.ts'
import { projects } from '../../../db/schema/projects.ts'
import { records } from '../../../db/schema/records.ts'

type Range = { userId: number; from: Day; to: Day }

/** Lists a person's worked hours of the days, the earliest first, at most `limit`. */
export const listWorkedHours = (tx: Tx, { userId, from, to }: Range, limit: number) =>
  tx
    .select({
      projectId: projects.id,
      project: projects.name,
      categoryId: categories.id,
      category: categories.name,
      description: records.description,
      hours: records.hours,
      date: records.date,
    })
    .from(records)
    .innerJoin(projects, eq(projects.id, records.projectId))
    .innerJoin(categories, eq(categories.id, records.categoryId))
    .where(
      and(
        eq(records.userId, userId),
        gte(records.date, from),
        lte(records.date, to),
        eq(records.recordType, 'regular'),
      ),
    )
    .orderBy(asc(records.date), asc(records.id))
    .limit(limit)

/** Lists the types of all records of each of a person's days. */
export const listTypesOfDays = (tx: Tx, { userId, from, to }: Range) =>
  tx
    .select({ date: records.date, recordType: records.recordType })
    .from(records)
    .where(and(eq(records.userId, userId), gte(records.date, from), lte(records.date, to)))
