import { firstCharacters } from '@portal/domain/texts/length'
import { trailLimits } from '@portal/domain/trail/acts'
import type { Clock } from '../../use-case/clock.ts'
import type { Doer } from '../../use-case/origin.ts'
import type { TrailEntry } from '../../use-case/trail.ts'
import type { Tx } from '../database.ts'
import { auditEntries } from '../schema/audit-entries.ts'

/** A statement has room for 65,535 values, and a vacancy may be deleted with more candidates than that allows. */
const rowsAtOnce = 1000

/**
 * Writes what was done into the trail, a row for each entry. Call it in the transaction of the act, so that an act that
 * is refused or rolled back leaves none. It locks nothing. An entry that is undefined, of a change without a changed
 * field, is passed over.
 */
export async function addToTrail(
  tx: Tx,
  clock: Clock,
  { id: actor_id, origin }: Doer,
  entries: TrailEntry | undefined | readonly (TrailEntry | undefined)[],
): Promise<void> {
  const told = [entries].flat().filter((entry) => entry !== undefined)
  const { via, address, request_id } = origin
  const where = {
    at: clock.now(),
    actor_id,
    via: via.kind,
    via_name: via.name === null ? null : firstCharacters(via.name, trailLimits.via),
    address,
    request_id,
  }
  for (let first = 0; first < told.length; first += rowsAtOnce) {
    const rows = told.slice(first, first + rowsAtOnce)
    await tx.insert(auditEntries).values(rows.map((entry) => ({ ...entry, ...where })))
  }
}
