import { importLimits } from '@portal/domain/imports/import-kinds'
import type { Checked, ReadRow } from '../../../imports/import-kind.ts'
import type { StoredImport } from '../imports.store.ts'
import type { Turn } from '../queue/import-queue.ts'
import type { Outcome } from '../rows/rows.store.ts'
import { inTurns } from './in-turns.ts'
import type { FoundRow } from './read-values.ts'

type Counts = StoredImport['counts']
type Planned = { number: number; plan: unknown }

export type Judgement = {
  counts: Counts
  outcomes: Outcome[]
  /** What the rows that fit are written by. */
  planned: Planned[]
}

const rowsPerTurn = 250

/** Calls the check of a kind for each row that could be read, in the order of the file. The first refused rows keep their reasons. */
export async function judgeRows(
  rows: readonly FoundRow[],
  check: (row: ReadRow) => Checked<unknown>,
  turn: Turn,
): Promise<Judgement> {
  const counts: Counts = { create: 0, change: 0, same: 0, refuse: 0 }
  const outcomes: Outcome[] = []
  const planned: Planned[] = []
  await inTurns(rows, rowsPerTurn, turn, (portion) => {
    for (const { row, reasons } of portion) {
      const checked: Checked<unknown> = reasons.length > 0 ? { state: 'refuse', reasons } : check(row)
      counts[checked.state] += 1
      if ('plan' in checked) planned.push({ number: row.number, plan: checked.plan })
      outcomes.push(outcomeOf(row.number, checked, counts.refuse <= importLimits.reasons))
    }
  })
  return { counts, outcomes, planned }
}

function outcomeOf(number: number, checked: Checked<unknown>, keepsReasons: boolean): Outcome {
  const none = { number, state: checked.state, changes: null, reasons: null }
  if (checked.state === 'change') return { ...none, changes: [...checked.changes] }
  if (checked.state === 'refuse') return { ...none, reasons: keepsReasons ? [...checked.reasons] : [] }
  return none
}
