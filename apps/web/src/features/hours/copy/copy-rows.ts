import type { CopiedRecords } from '@portal/contract/hours/copy-records'
import type { TimeRecord } from '@portal/contract/hours/hours'
import { addDays, type Day, daysBetween } from '@portal/domain/days'
import { exactHours } from '@portal/domain/hours/hours'

type Source = Pick<
  TimeRecord,
  'id' | 'date' | 'record_type' | 'project_id' | 'category_id' | 'description' | 'hours'
>

/** A record that a copy can make. */
export type CopyRow = Omit<Source, 'id' | 'record_type'> & {
  project: string | null
  category: string | null
  /** The id of the record that is copied. */
  sourceId: number
}

/** A day that a copy can fill. */
export type CopyDay = {
  date: Day
  /** The hours that the day has already. */
  hours: number
  rows: readonly CopyRow[]
}

/**
 * The records that a copy can make, by day. The preview does not name the record that each is made of: it is the first
 * of the same content on the day that is copied. `records` are those of both places.
 */
export function daysOfCopy(
  { from, to }: { from: Day; to: Day },
  preview: Pick<CopiedRecords, 'created'>,
  records: readonly Source[],
): CopyDay[] {
  const worked = records
    .filter(({ record_type }) => record_type === 'regular')
    .toSorted((a, b) => a.id - b.id)
  const rows: CopyRow[] = []
  for (const made of preview.created) {
    const source = worked.find(
      (other) =>
        addDays(to, daysBetween(from, other.date)) === made.date &&
        sameContent(other, made) &&
        rows.every(({ sourceId }) => sourceId !== other.id),
    )
    if (source) rows.push({ ...made, sourceId: source.id })
  }
  const byDay = Map.groupBy(rows, (row) => row.date)
  return [...byDay].map(([date, ofDay]) => ({ date, hours: hoursOn(date, worked), rows: ofDay }))
}

type Content = Pick<Source, 'project_id' | 'category_id' | 'description' | 'hours'>

const sameContent = (a: Content, b: Content) =>
  a.project_id === b.project_id &&
  a.category_id === b.category_id &&
  a.description === b.description &&
  a.hours === b.hours

const hoursOn = (date: Day, worked: readonly Source[]) =>
  exactHours(worked.filter((record) => record.date === date).map(({ hours }) => hours))
