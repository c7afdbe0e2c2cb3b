import { isDay } from '../days.ts'
import { folded } from '../texts/folded.ts'
import { type WrittenDay, writtenDay } from './file-days.ts'
import { fieldsOf } from './import-fields.ts'
import type { DateOrder, ImportKind } from './import-kinds.ts'

type Wanted = { field: string; headings: readonly string[] }

/**
 * The field of each column, null for one that is left out. What was chosen for a heading before comes first, by the folded heading.
 * Of several columns that fit a field the first has it, and a heading that several fields know is of the one that names it earliest.
 */
export function recogniseColumns(
  kind: ImportKind,
  headings: readonly string[],
  remembered: ReadonlyMap<string, string | null>,
): (string | null)[] {
  const free = new Map(
    Object.entries(fieldsOf(kind)).map(([field, { headings: known }]) => [
      field,
      { field, headings: known.map(folded) },
    ]),
  )
  const chosen: (string | null | undefined)[] = headings.map((heading) => {
    const field = remembered.get(folded(heading))
    if (field === undefined || field === null) return field
    // A field that another column has already, or that the kind knows no longer, is as good as not remembered.
    return free.delete(field) ? field : undefined
  })
  return chosen.map((field, column) => {
    if (field !== undefined) return field
    const known = fieldOf(folded(headings[column] ?? ''), [...free.values()])
    if (known !== null) free.delete(known)
    return known
  })
}

function fieldOf(heading: string, wanted: readonly Wanted[]): string | null {
  const fits = wanted
    .map(({ field, headings }) => ({ field, rank: headings.indexOf(heading) }))
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => one.rank - other.rank)
  return fits[0]?.field ?? null
}

/** The order that a day of two numbers has by itself; null where both are possible, or neither. */
function orderOf(written: WrittenDay | undefined): DateOrder | 'both' | null {
  if (written?.form !== 'either') return null
  const [dayFirst, monthFirst] = [isDay(written.day_first), isDay(written.month_first)]
  // 05/05 is the same day either way.
  if (written.day_first === written.month_first) return null
  if (dayFirst && monthFirst) return 'both'
  if (dayFirst) return 'day_first'
  return monthFirst ? 'month_first' : null
}

export type DateOrdersFound = {
  /** The order that the cells of each column decide; null where they need none, or do not decide it. */
  orders: (DateOrder | null)[]
  /** The first column that could be read both ways, and a cell of it. */
  question: { column: number; example: string } | null
}

/**
 * How the days of each column are read. A day that one reading makes impossible decides its whole column; where two such days
 * contradict each other, it is asked, and those that the answer makes impossible are refused.
 */
export function dateOrderOf(columns: readonly Iterable<string>[]): DateOrdersFound {
  const found: DateOrdersFound = { orders: [], question: null }
  for (const [column, cells] of columns.entries()) {
    const { order, example } = decide(cells)
    found.orders.push(order)
    if (order === null && example !== undefined) found.question ??= { column, example }
  }
  return found
}

function decide(cells: Iterable<string>): { order: DateOrder | null; example: string | undefined } {
  const examples = new Map<DateOrder | 'both', string>()
  for (const cell of cells) {
    const order = orderOf(writtenDay(cell))
    if (order !== null && !examples.has(order)) examples.set(order, cell)
  }
  const [dayFirst, monthFirst] = [examples.get('day_first'), examples.get('month_first')]
  if (dayFirst !== undefined && monthFirst !== undefined)
    return { order: null, example: examples.get('both') ?? dayFirst }
  if (dayFirst !== undefined) return { order: 'day_first', example: undefined }
  if (monthFirst !== undefined) return { order: 'month_first', example: undefined }
  return { order: null, example: examples.get('both') }
}
