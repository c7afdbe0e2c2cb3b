import type { Day } from '@portal/domain/days'
import type { RuleChanges } from '@portal/domain/holidays/holiday-rules'
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Authorized } from '../../authorized.ts'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { holidays } from '../../db/schema/holidays.ts'
import { type ChangesOf, type Values, writesAnything } from '../../db/values.ts'

export type HolidayValues = Values<typeof holidays>
export type HolidayRow = HolidayValues & { id: number; version: number }

const columns = {
  id: holidays.id,
  version: holidays.version,
  date: holidays.date,
  title: holidays.title,
}

/** Locks the row until the commit against other changes. */
export async function lockHolidayRow(tx: Tx, id: number): Promise<HolidayRow | undefined> {
  const [row] = await tx.select(columns).from(holidays).where(eq(holidays.id, id)).for('update')
  return row
}

/** By date; locks the rows until the commit. */
export const lockHolidayRows = (tx: Tx, { from, to }: { from: Day; to: Day }): Promise<HolidayRow[]> =>
  tx
    .select(columns)
    .from(holidays)
    .where(and(gte(holidays.date, from), lte(holidays.date, to)))
    .orderBy(asc(holidays.date))
    .for('update')

export async function insertHoliday(db: DbOrTx, values: HolidayValues): Promise<HolidayRow> {
  return onlyRow(await db.insert(holidays).values(values).returning(columns))
}

export async function updateHolidayRow(
  tx: Tx,
  row: Authorized<HolidayRow, 'update'>,
  values: ChangesOf<HolidayValues>,
): Promise<HolidayRow> {
  if (!writesAnything(values)) return row
  return onlyRow(await tx.update(holidays).set(values).where(eq(holidays.id, row.id)).returning(columns))
}

export async function deleteHolidayRow(tx: Tx, row: Authorized<HolidayRow, 'delete'>): Promise<void> {
  await tx.delete(holidays).where(eq(holidays.id, row.id))
}

/** Writes what brings a year back to the rule. Of a holiday that somebody adds meanwhile the rule's title is kept. */
export async function writeRuleChanges(
  tx: Tx,
  _year: Authorized<{ year: number }, 'restore'>,
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
      set: { title: sql`excluded.title`, version: sql`${holidays.version} + 1`, updatedAt: sql`now()` },
    })
}
