import type { RuleChanges } from '@portal/domain/holiday-rules'
import { eq } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { writeRuleChanges } from '../../db/reads/holidays.ts'
import { holidays, holidayYears } from '../../db/schema/holidays.ts'
import { type ChangesOf, type Values, writesAnything } from '../../db/values.ts'
import type { Authorized } from '../../use-case/authorized.ts'

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

/** The mark of a year whose holidays were filled in. */
export const getHolidayYear = async (tx: Tx, year: number) =>
  onlyRow(await tx.select({ year: holidayYears.year }).from(holidayYears).where(eq(holidayYears.year, year)))

/** Makes the year's list the rule's. */
export const restoreHolidayRows = (
  tx: Tx,
  _year: Authorized<{ year: number }, 'restore'>,
  changes: RuleChanges<HolidayRow>,
): Promise<void> => writeRuleChanges(tx, changes)
