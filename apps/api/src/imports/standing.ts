import { because, type Reason } from '@portal/words/reasons'
import type { Standing, WrittenRow } from './import-kind.ts'

type Present = { version: number }

/** Rows that are not as the import has written them: changed since, or gone. A row that is gone has its number for a name. */
export const changedSince = <Row extends Present>(
  written: readonly WrittenRow[],
  present: ReadonlyMap<number, Row>,
  nameOf: (row: Row) => string,
): Standing[] =>
  written.flatMap((each) => {
    const row = present.get(each.object_id)
    if (row?.version === each.object_version) return []
    return [standing(each, row === undefined ? `#${each.object_id}` : nameOf(row), changed)]
  })

/** The rows of these ids, for one reason: as a rule that others refer to them since. */
export const standingOf = <Row>(
  written: readonly WrittenRow[],
  ids: ReadonlySet<number>,
  present: ReadonlyMap<number, Row>,
  nameOf: (row: Row) => string,
  reason = inUse,
): Standing[] =>
  written.flatMap((each) => {
    const row = present.get(each.object_id)
    return row !== undefined && ids.has(each.object_id) ? [standing(each, nameOf(row), reason)] : []
  })

const standing = ({ number }: WrittenRow, object: string, reason: Reason): Standing => ({
  number,
  object,
  reason,
})

export const changed = because('imports.changed_since')
const inUse = because('imports.used_since')
