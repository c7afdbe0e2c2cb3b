import type { ReportRow } from '@portal/contract/reports'
import { keyOfRow } from './report-columns.tsx'

/** Whether rows in this order have those of each person together. */
export const isByPerson = (sort: string | undefined): boolean =>
  sort === undefined || sort === 'user' || sort === '-user'

/** The rows of each person, by the key of the last of them. */
export function endsOfPeople(rows: readonly ReportRow[]): Map<string, ReportRow[]> {
  const people = Map.groupBy(rows, (row) => row.user_id)
  return new Map([...people.values()].flatMap((own) => own.slice(-1).map((last) => [keyOfRow(last), own])))
}
