import type { AuditEntry } from '@portal/contract/audit'
import type { SignificateChange } from '@portal/contract/candidates/candidate-routes'

export type HistoryLine =
  | { at: string; key: string; entry: AuditEntry }
  | { at: string; key: string; move: SignificateChange }

/** What is loaded of one list, newest first. */
type Loaded<Row> = { rows: readonly Row[]; hasMore: boolean }

/** Both are written in one transaction, at most so far apart. */
const sameActMs = 2000

/**
 * The moves of a candidate and the rest of its trail as one list, newest first. A move that both tell stands once: as the
 * row of the trail where that tells more than the move. Lines older than what is loaded of the other list wait for it.
 */
export function wholeHistory(trail: Loaded<AuditEntry>, moves: Loaded<SignificateChange>): HistoryLine[] {
  const matched = new Set<number>()
  const repeated = new Set<number>()
  const lines: HistoryLine[] = moves.rows.flatMap((move) => {
    // Both lists are newest first, so of the same move made twice at once each finds its own row.
    const entry = trail.rows.find((row) => !matched.has(row.id) && isOf(row, move))
    if (entry !== undefined) matched.add(entry.id)
    if (entry !== undefined && entry.act === 'candidates.update' && entry.changes.length > 1) return []
    if (entry !== undefined) repeated.add(entry.id)
    return [{ at: move.changed_at, key: `move-${move.id}`, move }]
  })
  for (const entry of trail.rows) {
    if (!repeated.has(entry.id)) lines.push({ at: entry.at, key: `act-${entry.id}`, entry })
  }
  const from = [oldestOf(trail, ({ at }) => at), oldestOf(moves, ({ changed_at }) => changed_at)]
    .toSorted()
    .at(-1)
  return lines
    .filter(({ at }) => from === undefined || at >= from)
    .toSorted((one, other) => other.at.localeCompare(one.at))
}

const isOf = (entry: AuditEntry, { from, to, changed_at }: SignificateChange) =>
  entry.changes.some(
    ({ field, before, after }) => field === 'significate' && before === from && after === to,
  ) && Math.abs(Date.parse(entry.at) - Date.parse(changed_at)) <= sameActMs

/** Empty where all is loaded, so that it comes before every moment. */
const oldestOf = <Row>({ rows, hasMore }: Loaded<Row>, momentOf: (row: Row) => string): string => {
  const last = rows.at(-1)
  return hasMore && last !== undefined ? momentOf(last) : ''
}
