import type { AuditFilters } from '@portal/contract/audit'
import { defaultLanguage } from '@portal/words/language'
import type { ReadFrom } from '../../db/replica/replica-reads.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { FileTable } from '../../files/tables/file-table.ts'
import { maxWorkbookRows } from '../../files/tables/xlsx-bytes.ts'
import type { Actor } from '../../use-case/actor.ts'
import { conflict } from '../../use-case/errors.ts'
import { factsOf, type TrailEntry } from '../../use-case/trail.ts'
import type { Deps } from '../deps.ts'
import { countEntries } from './audit.store.ts'
import { auditTable } from './audit-table.ts'
import { matchOfFilters } from './match-of-filters.ts'

type Export = { filters: AuditFilters; ending: 'csv' | 'xlsx' }

/** The rows that match, and how many they are; 409 where a workbook would have too many. */
export async function tableOfAudit(deps: Deps & ReadFrom, { filters, ending }: Export) {
  const { timeZone } = deps.clock
  const match = matchOfFilters(filters, timeZone)
  const { count } = await countEntries(deps.db, match)
  if (ending === 'xlsx' && count > maxWorkbookRows) {
    throw conflict('audit.too_many_rows', { max: maxWorkbookRows })
  }
  const fileName = `${deps.clock.today()}-audit-trail`
  return {
    table: auditTable(deps, match, { fileName, rowsOfFile: count, timeZone, language: defaultLanguage }),
    count,
  }
}

/** Tells in the trail who took which part of it as a file. */
export const tellExport = (
  { db, clock }: Deps,
  actor: Actor,
  { filters, ending }: Export,
  { table, count }: { table: FileTable; count: number },
): Promise<void> =>
  db.transaction((tx) =>
    addToTrail(tx, clock, actor, {
      act: 'audit.export',
      object_type: 'report',
      object_id: null,
      object: `${table.fileName}.${ending}`,
      person_id: null,
      changes: factsOf({ ...filters, rows: count }),
    } satisfies TrailEntry),
  )
