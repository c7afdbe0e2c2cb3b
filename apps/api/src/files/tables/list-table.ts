import type { Language } from '@portal/words/language'
import { type HeadingsOf, type ListName, tableWords } from '@portal/words/tables'
import type { Cell, FileTable, RowBatch } from './file-table.ts'

type Value = Cell | readonly string[] | null | undefined
type ReadCell<Row> = (row: Row, language: Language) => Value
type Column<Row> = ReadCell<Row> | { kind: 'number' | 'day'; cell: ReadCell<Row> }

/** What each column of a list has, in the order of the columns; several texts are written with commas. */
export type ListCells<List extends ListName, Row> = Readonly<Record<keyof HeadingsOf<List>, Column<Row>>>

/** Rows by a few hundred, and how many they are. */
export type ListRows<Row> = { count: number; batches: AsyncGenerator<readonly Row[], void> }

export const numberCell = <Row>(cell: ReadCell<Row>) => ({ kind: 'number', cell }) as const
export const dayCell = <Row>(cell: ReadCell<Row>) => ({ kind: 'day', cell }) as const

const usualWidth = 24

/** A list as a table with the headings of its fields. */
export function listTable<Row>(
  { fileName, list, language }: { fileName: string; list: ListName; language: Language },
  cells: Readonly<Record<string, Column<Row>>>,
  { count, batches }: ListRows<Row>,
): FileTable {
  const headings: Readonly<Record<string, string>> = tableWords[language][list]
  const columns = Object.entries(cells).map(([field, column]) => ({
    title: headings[field] ?? field,
    width: usualWidth,
    ...(typeof column === 'function' ? { cell: column } : column),
  }))
  const cellsOf = (row: Row) => columns.map(({ cell }) => asCell(cell(row, language)))
  async function* asCells(): AsyncGenerator<RowBatch, void> {
    for await (const rows of batches) yield { rows: rows.map(cellsOf), rowsOfFile: count }
  }
  return { fileName, columns: columns.map(({ cell: _, ...column }) => column), batches: asCells() }
}

const asCell = (value: Value): Cell => (typeof value === 'object' ? (value?.join(', ') ?? '') : (value ?? ''))

/** Rows that are all there. */
export const rowsAtOnce = <Row>(rows: readonly Row[]): ListRows<Row> => ({
  count: rows.length,
  batches: (async function* () {
    if (rows.length > 0) yield rows
  })(),
})

const rowsPerBatch = 500

/**
 * Rows that are read by their ids, some at a time: the ids are those that the list had at one moment, in its order, and
 * nothing stays open in the database while a client is slow. A row that is deleted meanwhile is left out.
 */
export const rowsOfIds = <Row extends { id: number }>(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
): ListRows<Row> => ({
  count: ids.length,
  batches: (async function* () {
    for (let from = 0; from < ids.length; from += rowsPerBatch) {
      const batch = ids.slice(from, from + rowsPerBatch)
      const rowOf = new Map((await read(batch)).map((row) => [row.id, row]))
      yield batch.flatMap((id) => rowOf.get(id) ?? [])
    }
  })(),
})
