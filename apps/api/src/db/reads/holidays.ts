import { type Day, firstYear, yearOf, yearRange } from '@portal/domain/days'
import {
  changesToRule,
  holidayRuleVersion,
  holidaysOf,
  isOfFirstRule,
  type RuleChanges,
} from '@portal/domain/holiday-rules'
import type { Holiday } from '@portal/domain/holidays'
import { and, asc, between, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../client.ts'
import { holidays, holidayYears } from '../schema/holidays.ts'

type Range = { from: Day; to: Day }

/**
 * Lists the holidays of the days by date, both ends included. Years that are asked for the first time are filled from
 * the rule.
 */
export async function listHolidayRows(db: DbOrTx, range: Range) {
  await ensureHolidayYears(db, yearOf(range.from), yearOf(range.to))
  return selectHolidays(db, range)
}

const selectHolidays = (db: DbOrTx, { from, to }: Range) =>
  db
    .select({ id: holidays.id, version: holidays.version, date: holidays.date, title: holidays.title })
    .from(holidays)
    .where(and(gte(holidays.date, from), lte(holidays.date, to)))
    .orderBy(asc(holidays.date))

/** Lists the holidays of these years. Unless they are to be filled, years that were not follow the rule without being kept. */
export async function listHolidaysOfYears(
  db: DbOrTx,
  years: readonly number[],
  { fill }: { fill: boolean },
): Promise<Holiday[]> {
  if (years.length === 0) return []
  const filled = new Set(await listFilledYears(db, inArray(holidayYears.year, [...years])))
  const missing = years.filter((year) => !filled.has(year))
  if (fill && missing.length > 0) await fillHolidayYears(db, missing)
  const ranges = years.map(yearRange).map(({ from, to }) => between(holidays.date, from, to))
  const rows = await db
    .select({ date: holidays.date, title: holidays.title })
    .from(holidays)
    .where(or(...ranges))
  return fill ? rows : [...rows, ...missing.flatMap(holidaysOf)]
}

/** Lists the holidays by date and locks their rows until the commit. */
export const lockHolidayRows = (tx: Tx, range: Range) => selectHolidays(tx, range).for('update')

/** Fills the years that were not filled before, once: what admins change or delete later stays changed or deleted. */
export async function ensureHolidayYears(db: DbOrTx, first: number, last = first): Promise<void> {
  const start = Math.max(first, firstYear)
  if (last < start) return
  const filled = new Set(await listFilledYears(db, between(holidayYears.year, start, last)))
  const years = Array.from({ length: last - start + 1 }, (_, index) => start + index)
  const missing = years.filter((year) => !filled.has(year))
  if (missing.length > 0) await fillHolidayYears(db, missing)
}

async function listFilledYears(db: DbOrTx, which: SQL): Promise<number[]> {
  const rows = await db.select({ year: holidayYears.year }).from(holidayYears).where(which)
  return rows.map(({ year }) => year)
}

/** Of two requests that fill a year at once the second waits for the first, and inserts nothing. */
async function fillHolidayYears(db: DbOrTx, years: readonly number[]): Promise<void> {
  await db.transaction(async (tx) => {
    const claimed = await tx
      .insert(holidayYears)
      .values(years.map((year) => ({ year, rule_version: holidayRuleVersion })))
      .onConflictDoNothing()
      .returning({ year: holidayYears.year })
    const rows: Holiday[] = claimed.flatMap(({ year }) => holidaysOf(year))
    if (rows.length > 0) await tx.insert(holidays).values(rows).onConflictDoNothing()
  })
}

/**
 * Brings years that an earlier version of the rule has filled to the present one, where no admin has changed them. It
 * marks all years as seen, so that a list which an admin later makes like the earlier one stays. Every start calls it.
 * Leave that was counted by the earlier list is shown to admins as after any change of holidays.
 */
export async function followHolidayRule(db: DbOrTx): Promise<void> {
  await db.transaction(async (tx) => {
    const isOlder = lt(holidayYears.rule_version, holidayRuleVersion)
    const years = await tx
      .select({ year: holidayYears.year })
      .from(holidayYears)
      .where(isOlder)
      .orderBy(asc(holidayYears.year))
      .for('update')
    for (const { year } of years) {
      const present = await lockHolidayRows(tx, yearRange(year))
      if (isOfFirstRule(year, present)) await writeRuleChanges(tx, changesToRule(year, present))
    }
    if (years.length > 0)
      await tx.update(holidayYears).set({ rule_version: holidayRuleVersion }).where(isOlder)
  })
}

type HolidayRow = Awaited<ReturnType<typeof listHolidayRows>>[number]

/** Writes what brings a year to the rule. Of a holiday that somebody adds meanwhile the rule's title is kept. */
export async function writeRuleChanges(
  tx: Tx,
  { added, removed, renamed }: RuleChanges<HolidayRow>,
): Promise<void> {
  if (removed.length > 0) {
    const ids = removed.map(({ id }) => id)
    await tx.delete(holidays).where(inArray(holidays.id, ids))
  }
  for (const { holiday, title } of renamed) {
    await tx.update(holidays).set({ title }).where(eq(holidays.id, holiday.id))
  }
  if (added.length === 0) return
  await tx
    .insert(holidays)
    .values(added)
    .onConflictDoUpdate({
      target: holidays.date,
      set: { title: sql`excluded.title`, version: sql`${holidays.version} + 1`, updated_at: sql`now()` },
    })
}
