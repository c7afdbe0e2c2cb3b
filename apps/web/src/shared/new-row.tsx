import { type Key, useState } from 'react'
import type { Column } from './lists/data-columns.ts'
import { NewRowMark } from './new-row-mark.tsx'

/**
 * The id of the row that was created last, and its setter. The row is marked until `search`, the list's filters, sorting
 * and page, changes.
 */
export function useNewRow(search: object) {
  const shown = JSON.stringify(search)
  const [created, setCreated] = useState<{ id: number; shown: string }>()
  return {
    newId: created?.shown === shown ? created.id : undefined,
    /** Marks the new row. `next` is the search of the list where the list is about to change to another one. */
    markNew: (id: number, next: object = search) => setCreated({ id, shown: JSON.stringify(next) }),
  }
}

type Listing<Row> = {
  rows: readonly Row[] | undefined
  columns: Column<Row>[]
  rowKey: (row: Row) => Key
  firstNumber?: number
}

/** The props of a `DataTable` with a row marked as new; it is first, without a number, if `rows` lack it. */
export function withNewRow<Row>(
  newRow: Row | undefined,
  listing: Listing<Row>,
): Listing<Row> & { unnumbered?: Row } {
  const { rows, columns, rowKey, firstNumber } = listing
  if (newRow === undefined || rows === undefined) return listing
  const isNew = (row: Row) => rowKey(row) === rowKey(newRow)
  const marked = { ...listing, columns: markingFirst(columns, isNew) }
  if (rows.some(isNew)) return marked
  const numbering = firstNumber === undefined ? {} : { firstNumber: firstNumber - 1 }
  return { ...marked, ...numbering, rows: [newRow, ...rows], unnumbered: newRow }
}

/** The columns, the first of which names the row. */
function markingFirst<Row>(columns: Column<Row>[], isNew: (row: Row) => boolean): Column<Row>[] {
  return columns.map((column, index) => {
    if (index > 0) return column
    const marking = (draw: Column<Row>['cell']) => (row: Row) => {
      const content = draw(row)
      return isNew(row) ? <NewRowMark>{content}</NewRowMark> : content
    }
    const { cell, short } = column
    return { ...column, cell: marking(cell), ...(short && { short: marking(short) }) }
  })
}
