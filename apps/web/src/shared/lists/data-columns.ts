import type { Key, ReactNode } from 'react'

export type Column<Row> = {
  /** Unique in the table. */
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** The row's field on the wire that the column sorts by. */
  sort?: string
  /** Numbers stand at the right. */
  align?: 'left' | 'right'
  /** A CSS width; columns without one share the rest. */
  width?: string
  /**
   * On a phone: the card's heading, the buttons in its corner, a text below the heading without its title, or left out;
   * else a line with the title before it.
   */
  card?: 'heading' | 'actions' | 'text' | 'hidden'
  /** Leaves the line out of a card where there is nothing to say. */
  hasValue?: (row: Row) => boolean
}

/** What a list is sorted by: a column's `sort`, with `-` before it for descending; undefined for the usual order. */
export type Sorting = { value: string | undefined; onChange: (value: string | undefined) => void }

/** What the table must know of the query behind its rows; a query's result fits. */
export type ListQuery = {
  isPending: boolean
  isPlaceholderData: boolean
  error: Error | null
  refetch: () => unknown
}

type Group<Row> = {
  keyOf: (row: Row) => Key
  /** What the rows have in common, as text. */
  name: (row: Row) => string
  heading: (row: Row) => ReactNode
}

export type DataTableProps<Row> = {
  /** For screen readers: what the rows are. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  query: ListQuery
  rowKey: (row: Row) => Key
  /** What to say, and what to do next, when there is no row. */
  empty: ReactNode
  /** The sentence for a list that did not load, where the general one will not do. */
  failed?: string
  /** Adds the column '#', counting from here through the pages. */
  firstNumber?: number
  /** A row that the column '#' leaves out. */
  unnumbered?: Row | undefined
  /** For columns with `sort`. */
  sorting?: Sorting
  /** Puts a heading before rows that follow each other and belong together. */
  group?: Group<Row>
  /** A class for rows that stand out; say the difference in words, too. */
  rowClassName?: (row: Row) => string | undefined
}

type RowGroup<Row> = { key: Key; first: Row; rows: Row[] }

/** Rows that follow each other in one group; all rows as one without groups. */
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
