import { folded } from '../texts/folded.ts'
import { fieldsOf } from './import-fields.ts'
import type { DateOrder, ImportKind } from './import-kinds.ts'

/**
 * The field of each column, null for one that is left out. What was chosen for a heading before comes first, by the folded heading;
 * of several columns that fit a field the first has it.
 */
export function recogniseColumns(
  kind: ImportKind,
  headings: readonly string[],
  remembered: ReadonlyMap<string, string | null>,
): (string | null)[] {
  const fields = Object.entries(fieldsOf(kind))
  return headings.map((heading) => {
    const form = folded(heading)
    return remembered.get(form) ?? fields.find(([, field]) => folded(field.headings[0]) === form)?.[0] ?? null
  })
}

export type DateOrdersFound = {
  /** The order that the cells of each column decide; null where they need none, or do not decide it. */
  orders: (DateOrder | null)[]
  /** The first column that could be read both ways, and a cell of it. */
  question: { column: number; example: string } | null
}

/** How the days of each column are read. */
export function dateOrderOf(columns: readonly Iterable<string>[]): DateOrdersFound {
  return { orders: columns.map(() => null), question: null }
}
