import type { ReportQuery } from '@portal/contract/reports'
import type { RecordFileQuery } from '@portal/contract/reports/record-files'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import { factsOf } from '../../use-case/trail.ts'
import type { Deps } from '../deps.ts'
import { nameFilters } from './export-filters.store.ts'

type Export = { name: string; query: ReportQuery | RecordFileQuery; rows: number }

/**
 * Writes into the trail who gets a file of a report. Call it before the first byte leaves, so that no file is handed out
 * untold, whether or not the client reads it to its end.
 */
export async function tellExport({ db, clock }: Deps, actor: Actor, { name, query, rows }: Export) {
  await db.transaction(async (tx) => {
    await addToTrail(tx, clock, actor, {
      act: 'reports.export',
      object_type: 'report',
      object_id: null,
      object: name,
      person_id: null,
      changes: factsOf({ ...query, ...(await nameFilters(tx, query)), rows }),
    })
  })
}
