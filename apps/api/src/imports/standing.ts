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

/** Rows that others refer to since, by id. */
export const usedSince = <Row>(
  written: readonly WrittenRow[],
  used: ReadonlySet<number>,
  present: ReadonlyMap<number, Row>,
  nameOf: (row: Row) => string,
): Standing[] =>
  written.flatMap((each) => {
    const row = present.get(each.object_id)
    return row !== undefined && used.has(each.object_id) ? [standing(each, nameOf(row), inUse)] : []
  })

const standing = ({ number }: WrittenRow, object: string, reason: Reason): Standing => ({
  number,
  object,
  reason,
})

const changed = because('imports.changed_since')
const inUse = because('imports.used_since')
