import { firstCharacters } from '@portal/domain/texts/length'
import { trailLimits } from '@portal/domain/trail/acts'
import { testDelivery } from '@portal/domain/webhooks'
import { sql } from 'drizzle-orm'
import type { Clock } from '../../use-case/clock.ts'
import type { Doer } from '../../use-case/origin.ts'
import type { TrailEntry } from '../../use-case/trail.ts'
import type { Tx } from '../database.ts'
import { type Given, prepared } from '../prepared.ts'
import { auditEntries } from '../schema/audit-entries.ts'
import { webhookDeliveries, webhooks } from '../schema/webhooks.ts'

/**
 * Writes what was done into the trail, a row for each entry, and a delivery of each to the webhooks that take it. Call it
 * in the transaction of the act, so that an act that is refused or rolled back leaves none. It locks nothing. Without
 * `delivers` no webhook hears of it. An entry that
 * is undefined, of a change without a changed field, is passed over.
 */
export async function addToTrail(
  tx: Tx,
  clock: Clock,
  { id: actor_id, origin }: Doer,
  entries: TrailEntry | undefined | readonly (TrailEntry | undefined)[],
  { delivers = true }: { delivers?: boolean } = {},
): Promise<void> {
  const told = [entries].flat().filter((entry) => entry !== undefined)
  if (told.length === 0) return
  const { via, address, request_id } = origin
  const where = {
    at: clock.now(),
    actor_id,
    via: via.kind,
    via_name: via.name === null ? null : firstCharacters(via.name, trailLimits.via),
    address,
    request_id,
  }
  await writtenEntries(tx, {
    entries: JSON.stringify(told.map((entry) => ({ ...entry, ...where }))),
    delivers,
  })
}

/**
 * One statement for any number of entries and their deliveries. It is prepared, because nearly every act runs it. The
 * delivery of a test is written by its use case.
 */
const writtenEntries = prepared(
  'write_audit_entries',
  (db, given: Given<{ entries: string; delivers: boolean }>) => {
    const written = db.$with('written', { id: auditEntries.id }).as(sql`
    insert into ${auditEntries} (at, actor_id, via, via_name, act, object_type, object_id, object, person_id, changes, address, request_id)
    select entry.* from jsonb_to_recordset(${given('entries')}::jsonb) as entry (
      at timestamptz, actor_id int, via text, via_name text, act text, object_type text, object_id int, object text,
      person_id int, changes jsonb, address inet, request_id uuid)
    returning id, at, act`)
    const queued = db.$with('queued', { id: webhookDeliveries.id }).as(sql`
    insert into ${webhookDeliveries} (webhook_id, entry_id, type, next_attempt_at, queued_at, created_at)
    select ${webhooks.id}, written.id, written.act, written.at, written.at, written.at
    from written
    join ${webhooks} on ${given('delivers')}::boolean and ${webhooks.active} and written.act <> '${sql.raw(testDelivery)}'
      and (${webhooks.events} = '{}' or split_part(written.act, '.', 1) = any(${webhooks.events}))
    returning id`)
    return db.with(written, queued).select({ queued: sql<number>`count(*)` }).from(queued)
  },
)
