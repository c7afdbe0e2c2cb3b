import type { Clock } from '../../use-case/clock.ts'
import type { Doer } from '../../use-case/origin.ts'
import { factsOf } from '../../use-case/trail.ts'
import type { Db } from '../database.ts'
import { addToTrail } from './add-to-trail.ts'
import { toldFilters } from './told-filters.ts'

type Export = { name: string; filters: unknown; rows: number }

/**
 * Writes into the trail who gets a list as a file. Call it before the first byte leaves, so that no file is handed out
 * untold, whether or not the client reads it to its end.
 */
export const tellListExport = (
  { db, clock }: { db: Db; clock: Clock },
  actor: Doer,
  { name, filters, rows }: Export,
): Promise<void> =>
  db.transaction(async (tx) =>
    addToTrail(tx, clock, actor, {
      act: 'reports.export',
      object_type: 'report',
      object_id: null,
      object: name,
      person_id: null,
      changes: factsOf({ ...(await toldFilters(tx, filters ?? {})), rows }),
    }),
  )
