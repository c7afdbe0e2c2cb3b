import type { ImportRow, ImportRun } from '@portal/contract/imports'
import { knownReason, sentenceOf } from '@portal/words/sentences'
import type { Actor } from '../../use-case/actor.ts'
import { canOf } from '../../use-case/authorized.ts'
import { missingFields } from './check/read-values.ts'
import type { ImportDeps } from './import-deps.ts'
import { importPolicy } from './imports.policy.ts'
import type { StoredImport } from './imports.store.ts'
import type { StoredRow } from './rows/rows.store.ts'

type StoredReason = NonNullable<StoredImport['failure']>

export const presentImport = (
  { clock, queue }: Pick<ImportDeps, 'clock' | 'queue'>,
  actor: Actor,
  row: StoredImport,
): ImportRun => ({
  ...row,
  created_at: row.created_at.toISOString(),
  columns: row.columns.map(({ heading, field }) => ({ heading, field })),
  date_order: orderOfDays(row),
  written_at: row.written_at?.toISOString() ?? null,
  missing: row.columns.length === 0 ? [] : missingFields(row.kind, row.columns),
  progress: queue.progressOf(row.id),
  failure: row.failure && { ...row.failure, message: messageOf(row.failure) },
  can: canOf(importPolicy(clock.now())(actor, row)),
})

/** What was chosen where it is asked, else what all columns of days decide; null where none needs an order. */
function orderOfDays({ columns, date_order, date_question }: StoredImport): ImportRun['date_order'] {
  if (date_question !== null) return date_order
  const [first = null, ...others] = new Set(columns.flatMap(({ order }) => order ?? []))
  return others.length === 0 ? first : null
}

export const presentRow = (row: StoredRow): ImportRow => ({
  ...row,
  changes: row.changes ?? [],
  reasons: (row.reasons ?? []).map((reason) => ({ ...reason, message: messageOf(reason) })),
})

/** In words; an earlier version of the portal may have stored a reason for which this one has none. */
export function messageOf({ code, facts }: StoredReason): string {
  const known = knownReason(code, facts)
  return known === undefined ? code : sentenceOf(known)
}
