import type { ChosenRecord } from '@portal/contract/hours/copy-records'
import { useState } from 'react'
import type { CopyDay, CopyRow } from './copy-rows.ts'

/** Which records a copy makes, and with which descriptions. At first those of the empty days, as they are. */
export function useCopyChoice(days: readonly CopyDay[]) {
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set())
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const isTaken = ({ sourceId }: CopyRow, { hours }: CopyDay) => (hours === 0) !== toggled.has(sourceId)
  const descriptionOf = (row: CopyRow) => typed.get(row.sourceId) ?? row.description
  const isDescribed = (row: CopyRow) => descriptionOf(row) !== row.description
  const taken = days.flatMap((day) => day.rows.filter((row) => isTaken(row, day)))
  return {
    taken,
    isTaken,
    descriptionOf,
    /** Whether a description was changed. */
    isChanged: days.some(({ rows }) => rows.some(isDescribed)),
    toggle: ({ sourceId }: CopyRow) =>
      setToggled((before) => before.symmetricDifference(new Set([sourceId]))),
    describe: ({ sourceId }: CopyRow, text: string) =>
      setTyped((before) => new Map(before).set(sourceId, text)),
    /** The records as the server is told of them. */
    records: taken.map(
      (row): ChosenRecord => ({
        id: row.sourceId,
        ...(isDescribed(row) && { description: descriptionOf(row) }),
      }),
    ),
  }
}
export type CopyChoice = ReturnType<typeof useCopyChoice>
