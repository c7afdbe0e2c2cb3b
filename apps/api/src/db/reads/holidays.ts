import type { Day } from '@portal/domain/days'
import { and, asc, gte, lte } from 'drizzle-orm'
import type { DbOrTx } from '../client.ts'
import { holidays } from '../schema/holidays.ts'

type Range = { from?: Day | undefined; to?: Day | undefined }

/** By date, both ends included. A missing end leaves the range open. */
export function listHolidayRows(db: DbOrTx, { from, to }: Range) {
  return db
    .select({ id: holidays.id, version: holidays.version, date: holidays.date, title: holidays.title })
    .from(holidays)
    .where(
      and(
        from === undefined ? undefined : gte(holidays.date, from),
        to === undefined ? undefined : lte(holidays.date, to),
      ),
    )
    .orderBy(asc(holidays.date))
}
