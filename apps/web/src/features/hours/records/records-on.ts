import type { TimeRecord } from '@portal/contract/hours'
import type { Day } from '@portal/domain/days'
import { sumHours } from '../hours.ts'

type DayRecords = { records: readonly TimeRecord[] | undefined; totalHours: number | undefined }

/** A day's records out of its week's, the newest first, and their sum; both undefined until the week is known. */
export function recordsOn(date: Day, week: readonly TimeRecord[] | undefined): DayRecords {
  const records = week?.filter((record) => record.date === date).toSorted((a, b) => b.id - a.id)
  return { records, totalHours: records && sumHours(records.map((record) => record.hours)) }
}
