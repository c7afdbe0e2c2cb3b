import { type Day, firstYear, yearOf } from '@portal/domain/days'
import { holidaysOf } from '@portal/domain/holidays/holiday-rules'
import { and, asc, between, gte, lte } from 'drizzle-orm'
import type { DbOrTx } from '../client.ts'
import { holidays, holidayYears } from '../schema/holidays.ts'

type Range = { from: Day; to: Day }

/** By date, both ends included. Years that are asked for the first time are filled from the rule. */
export async function listHolidayRows(db: DbOrTx, { from, to }: Range) {
  await ensureHolidayYears(db, yearOf(from), yearOf(to))
  return db
    .select({ id: holidays.id, version: holidays.version, date: holidays.date, title: holidays.title })
    .from(holidays)
    .where(and(gte(holidays.date, from), lte(holidays.date, to)))
    .orderBy(asc(holidays.date))
}

/** Fills the years that were not filled before, once: what admins change or delete later stays changed or deleted. */
export async function ensureHolidayYears(db: DbOrTx, first: number, last = first): Promise<void> {
  const start = Math.max(first, firstYear)
  if (last < start) return
  const rows = await db
    .select({ year: holidayYears.year })
    .from(holidayYears)
    .where(between(holidayYears.year, start, last))
  const filled = new Set(rows.map(({ year }) => year))
  const years = Array.from({ length: last - start + 1 }, (_, index) => start + index)
  const missing = years.filter((year) => !filled.has(year))
  if (missing.length > 0) await fillHolidayYears(db, missing)
}

/** Of two requests that fill a year at once the second waits for the first, and inserts nothing. */
async function fillHolidayYears(db: DbOrTx, years: readonly number[]): Promise<void> {
  await db.transaction(async (tx) => {
    const claimed = await tx
      .insert(holidayYears)
      .values(years.map((year) => ({ year })))
      .onConflictDoNothing()
      .returning({ year: holidayYears.year })
    const rows: { date: Day; title: string }[] = claimed.flatMap(({ year }) => holidaysOf(year))
    if (rows.length > 0) await tx.insert(holidays).values(rows).onConflictDoNothing()
  })
}
