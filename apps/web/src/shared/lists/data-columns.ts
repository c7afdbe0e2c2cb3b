import type { Key, ReactNode } from 'react'

/** A column of a list. With the fields that the list sorts by, the compiler refuses a column that sorts by another. */
export type Column<Row, SortFields extends readonly string[] = readonly string[]> = {
  /** The key of the column, unique in the table. */
  key: string
  title: string
  /** What stands in the heading of a table in place of the title, such as a tick for all rows. */
  header?: ReactNode
  cell: (row: Row) => ReactNode
  /** The row's field on the wire that the column sorts by. */
  sort?: SortFields[number]
  /** Numbers are aligned to the right. */
  align?: 'left' | 'right'
  /** A CSS width; columns without one share the rest. */
  width?: string
  /**
   * The place in a phone's row. Its two lines have the heading with `value` at its end, `second` below it, several of
   * which stand beside each other, and `select` before both. A tap opens the rest: texts without their title, lines with
   * the title before them, which is what a column has without a place, and the buttons. Buttons in words, `footer`, are
   * always there.
   */
  card?: 'heading' | 'value' | 'second' | 'select' | 'actions' | 'footer' | 'text' | 'hidden'
  /**
   * What the two lines of a phone's row say in place of the cell, in plain words: for a link or a control, which has room
   * in the open row, where the cell is a line then. Nothing for no text.
   */
  short?: (row: Row) => ReactNode
  /** False removes the line from a card. */
  hasValue?: (row: Row) => boolean
}

/** The order of a list: a column's `sort`, with `-` before it for descending; undefined for the usual order. */
export type Sorting = { value: string | undefined; onChange: (value: string | undefined) => void }

/** The state of the query of the rows; the result of `useQuery` fits. */
export type ListQuery = {
  isPending: boolean
  isPlaceholderData: boolean
  error: Error | null
  refetch: () => unknown
}

type Group<Row> = {
  keyOf: (row: Row) => Key
  /** The name of the row's group. */
  name: (row: Row) => string
  heading: (row: Row) => ReactNode
}

export type DataTableProps<Row> = {
  /** Names the list for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  query: ListQuery
  rowKey: (row: Row) => Key
  /** Shown when there is no row, with the next step. */
  empty: ReactNode
  /**
   * The sentence for a list that did not load, which a toast repeats. By default it is a general one, and the toast has
   * the server's sentence.
   */
  failed?: string
  /** Adds the column '#', counting from here through the pages. */
  firstNumber?: number
  /** A row that the column '#' leaves out. */
  unnumbered?: Row | undefined
  /** The sorting of the list, for columns with `sort`. */
  sorting?: Sorting
  /** Puts a heading before consecutive rows of one group. */
  group?: Group<Row>
  /** What stands below a row, over all columns, such as a subtotal; nothing by default. */
  below?: (row: Row) => ReactNode
  /** A class for marked rows; the difference must also be written in the row. */
  rowClassName?: (row: Row) => string | undefined
}

type RowGroup<Row> = { key: Key; first: Row; rows: Row[] }

/** Consecutive rows of each group; all rows as one group without `group`. */
export function groupsOf<Row>(rows: readonly Row[], group: Group<Row> | undefined): RowGroup<Row>[] {
  const groups: RowGroup<Row>[] = []
  for (const row of rows) {
    const key = group?.keyOf(row) ?? ''
    const last = groups.at(-1)
    if (last?.key === key) last.rows.push(row)
    else groups.push({ key, first: row, rows: [row] })
  }
  return groups
}
