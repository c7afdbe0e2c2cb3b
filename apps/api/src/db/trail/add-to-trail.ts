import { firstCharacters } from '@portal/domain/texts/length'
import { trailLimits } from '@portal/domain/trail/acts'
import type { Clock } from '../../use-case/clock.ts'
import type { Doer } from '../../use-case/origin.ts'
import type { TrailEntry } from '../../use-case/trail.ts'
import type { Tx } from '../database.ts'
import { type Given, prepared } from '../prepared.ts'
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
  const [first, ...others] = told.map((entry) => ({ ...entry, ...where }))
  if (first === undefined) return
  if (others.length === 0) return await insertedEntry(tx, first)
  for (let at = 0; at < told.length; at += rowsAtOnce) {
    await tx.insert(auditEntries).values([first, ...others].slice(at, at + rowsAtOnce))
  }
}

type NewEntry = Required<Omit<typeof auditEntries.$inferInsert, 'id'>>

// Prepared, because nearly every act writes one row.
const insertedEntry = prepared('insert_audit_entry', (db, given: Given<NewEntry>) =>
  db.insert(auditEntries).values({
    at: given('at'),
    actor_id: given('actor_id'),
    via: given('via'),
    via_name: given('via_name'),
    act: given('act'),
    object_type: given('object_type'),
    object_id: given('object_id'),
    object: given('object'),
    person_id: given('person_id'),
    changes: given('changes'),
    address: given('address'),
    request_id: given('request_id'),
  }),
)
