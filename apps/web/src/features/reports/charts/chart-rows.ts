import { exactHours } from '@portal/domain/hours/hours'

export type HoursRow = { id: number; name: string; hours: number; color?: string | undefined }

/** How many rows are shown at once; the last of them is the rest where there are more. */
const shownAtOnce = 6

type Folded = { shown: readonly HoursRow[]; rest: { count: number; hours: number } | undefined }

/** The rows sorted by hours, the most first, with the rest as one sum; all rows when `isWhole`. */
export function foldRows(rows: readonly HoursRow[], isWhole = false): Folded {
  const sorted = rows.toSorted((one, other) => other.hours - one.hours || one.name.localeCompare(other.name))
  if (isWhole || sorted.length <= shownAtOnce) return { shown: sorted, rest: undefined }
  const rest = sorted.slice(shownAtOnce - 1)
  return {
    shown: sorted.slice(0, shownAtOnce - 1),
    rest: { count: rest.length, hours: exactHours(rest.map(({ hours }) => hours)) },
  }
}

/** A length as a CSS percentage of the longest; hours above 0 stay visible. */
export const shareOf = (hours: number, most: number): string =>
  most === 0 || hours === 0 ? '0' : `${Math.max(1, (hours / most) * 100)}%`
