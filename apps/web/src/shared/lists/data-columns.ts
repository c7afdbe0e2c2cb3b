import type { Key, ReactNode } from 'react'

export type Column<Row> = {
  /** Unique in the table. */
  key: string
  title: string
  cell: (row: Row) => ReactNode
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

/** What the table must know of the query behind its rows; a query's result fits. */
export type ListQuery = {
  isPending: boolean
  isPlaceholderData: boolean
  error: Error | null
  refetch: () => unknown
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
  /** A class for rows that stand out; say the difference in words, too. */
  rowClassName?: (row: Row) => string | undefined
}
