import { storedText } from '@portal/domain/texts/stored'

type Values = Record<string, unknown>

/** The values a form was opened with, its present values, and the values saved on the server. */
export type Versions<Held> = { opened: Held; mine: Held; saved: Held }

export type Merge<Held> = {
  /** Each field's changed value; mine where both sides changed it differently. */
  merged: Held
  /** The fields that both sides changed differently. */
  clashes: Extract<keyof Held, string>[]
}

/** Joins two edits of one row, field by field. */
export function mergeEdits<Held extends Values>({ opened, mine, saved }: Versions<Held>): Merge<Held> {
  const merged = { ...saved }
  const clashes: Merge<Held>['clashes'] = []
  for (const field in mine) {
    if (isSame(mine[field], opened[field])) continue
    merged[field] = mine[field]
    const isTheirs = !isSame(saved[field], opened[field]) && !isSame(saved[field], mine[field])
    if (isTheirs) clashes.push(field)
  }
  return { merged, clashes }
}

/** The merge with the saved values of `taken` instead of mine. */
export function takeSaved<Held extends Values>(merged: Held, saved: Held, taken: ReadonlySet<string>): Held {
  const chosen = { ...merged }
  for (const field in chosen) if (taken.has(field)) chosen[field] = saved[field]
  return chosen
}

/**
 * Whether two values of a field count as equal: empty and missing are equal, blanks around a text do not count, and a
 * choice of several has no order.
 */
export const isSame = (one: unknown, other: unknown) => meaningOf(one) === meaningOf(other)

function meaningOf(value: unknown): unknown {
  if (value === undefined || value === null) return null
  if (typeof value === 'string') return storedText(value) || null
  if (typeof value !== 'object') return value
  const isChoice = Array.isArray(value) && value.every((item) => typeof item !== 'object')
  return JSON.stringify(isChoice ? value.map((item) => JSON.stringify(item)).toSorted() : value)
}
