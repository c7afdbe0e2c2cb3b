import { dateOrderOf } from '@portal/domain/imports/columns'
import { fieldsOf } from '@portal/domain/imports/import-fields'
import type { ImportKind } from '@portal/domain/imports/import-kinds'
import type { Choices, StoredImport } from '../imports.store.ts'
import type { Turn } from '../queue/import-queue.ts'
import type { StoredRow } from '../rows/rows.store.ts'
import { inTurns } from './in-turns.ts'
import { type FoundRow, type MappedColumn, missingFields, readValues } from './read-values.ts'
import type { References } from './references.ts'

type Given = {
  kind: ImportKind
  choices: Choices
  rows: readonly StoredRow[]
  references: References
}

export type ExaminedRows = {
  rows: FoundRow[]
  columns: StoredImport['columns']
  date_question: StoredImport['date_question']
  /** Whether nothing must be chosen before the rows are checked. */
  isReady: boolean
}

const rowsPerTurn = 250

/** Reads the cells of all rows by what their columns were chosen to be. */
export async function examineRows(
  { kind, choices, rows, references }: Given,
  turn: Turn,
): Promise<ExaminedRows> {
  const { columns, question, orderAt } = mappedColumns({ kind, choices, rows })
  const found: FoundRow[] = []
  await inTurns(rows, rowsPerTurn, turn, (portion) => {
    for (const row of portion) found.push(readValues(row, columns, { kind, references }))
  })
  const isReady =
    missingFields(kind, choices.columns).length === 0 &&
    (question === null || choices.date_order !== null) &&
    references.values.every(({ meaning }) => meaning !== null)
  const withOrders = choices.columns.map(({ heading, field }, place) => {
    const order = orderAt(place)
    return order === null ? { heading, field } : { heading, field, order }
  })
  return { rows: found, columns: withOrders, date_question: question, isReady }
}

/** The columns that have fields, with the order of their days: what the cells decide, else what the importer has said. */
function mappedColumns({ kind, choices, rows }: Omit<Given, 'references'>) {
  const fields = fieldsOf(kind)
  const mapped = choices.columns.flatMap(({ field: name }, place) => {
    const field = name === null ? undefined : fields[name]
    return name === null || field === undefined ? [] : [{ place, name, field }]
  })
  const days = mapped.filter(({ field }) => field.type === 'day')
  const { orders, question } = dateOrderOf(days.map(({ place }) => cellsOf(rows, place)))
  const columns: MappedColumn[] = mapped.map((column) => {
    const order = orders[days.indexOf(column)] ?? choices.date_order
    return { ...column, order }
  })
  const asked = question === null ? undefined : days[question.column]
  return {
    columns,
    orderAt: (place: number) => orders[days.findIndex((column) => column.place === place)] ?? null,
    question:
      question === null || asked === undefined ? null : { column: asked.name, example: question.example },
  }
}

function* cellsOf(rows: readonly StoredRow[], place: number): Generator<string, void> {
  for (const { cells } of rows) yield (cells[place] ?? '').trim()
}
