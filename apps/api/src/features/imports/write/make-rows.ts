import { fieldsOf } from '@portal/domain/imports/import-fields'
import { type ImportKind, makeableTypes } from '@portal/domain/imports/import-kinds'
import type { Tx } from '../../../db/client.ts'
import type { ReadValue, WriteContext } from '../../../imports/import-kind.ts'
import type { MadeRow, MakeableType } from '../../../imports/makes-rows.ts'
import { conflict } from '../../../use-case/errors.ts'
import type { FoundRow } from '../check/read-values.ts'
import type { ImportParts } from '../import-deps.ts'

type ToMake = { type: MakeableType; name: string }

/** Makes the rows that a file names and the importer wants; that of the id -1 comes first. */
export async function makeRows(
  tx: Tx,
  context: WriteContext,
  { makers, toMake }: { makers: ImportParts['makers']; toMake: readonly ToMake[] },
): Promise<MadeRow[]> {
  const made = new Map<ToMake, MadeRow>()
  for (const type of makeableTypes) {
    const wanted = toMake.filter((one) => one.type === type)
    if (wanted.length === 0) continue
    const rows = await makers[type].make(
      tx,
      context,
      wanted.map(({ name }) => name),
    )
    for (const [place, row] of rows.entries()) {
      const one = wanted[place]
      if (one !== undefined) made.set(one, row)
    }
  }
  return toMake.map((one) => {
    const row = made.get(one)
    // Without it all later names would have the rows of others.
    if (row === undefined) throw conflict('imports.changed')
    return row
  })
}

/** The rows of a file with the ids of the rows that were made, in place of the negative ones. */
export function withMadeRows(
  kind: ImportKind,
  rows: readonly FoundRow[],
  made: readonly MadeRow[],
): FoundRow[] {
  if (made.length === 0) return [...rows]
  const references = Object.entries(fieldsOf(kind)).flatMap(([name, field]) => ('to' in field ? [name] : []))
  return rows.map((found) => {
    const values = { ...found.row.values }
    for (const name of references) {
      const value = values[name]
      if (value !== undefined) values[name] = withMadeIds(value, made)
    }
    return { ...found, row: { ...found.row, values } }
  })
}

function withMadeIds(value: ReadValue, made: readonly MadeRow[]): ReadValue {
  const idOf = (id: number) => (id < 0 ? (made[-id - 1]?.id ?? id) : id)
  if (typeof value === 'number') return idOf(value)
  if (typeof value !== 'object') return value
  return value.flatMap((id) => (typeof id === 'number' ? idOf(id) : []))
}
