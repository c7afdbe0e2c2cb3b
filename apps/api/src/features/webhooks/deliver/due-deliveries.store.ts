import { and, asc, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/client.ts'
import { isDue, isInHand, isLeased } from '../../../db/outbox/leases.ts'
import { auditEntries } from '../../../db/schema/audit-entries.ts'
import { users } from '../../../db/schema/people/users.ts'
import { webhookDeliveries, webhooks } from '../../../db/schema/webhooks.ts'

type Lease = {
  now: Date
  locked_until: Date
  limit: number
  /** Webhooks that have enough in hand. */
  busy: readonly number[]
}

/**
 * Takes up to `limit` deliveries that are due, of webhooks that are on, for an attempt until `locked_until`. Of several processes each
 * delivery goes to one; that of a process that died goes to another one when its lease has run out.
 */
export async function takeDueDeliveries(db: Db, { now, locked_until, limit, busy }: Lease) {
  const active = db.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.active, true))
  const due = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(
        isDue(webhookDeliveries, now),
        inArray(webhookDeliveries.webhook_id, active),
        busy.length === 0 ? undefined : notInArray(webhookDeliveries.webhook_id, [...busy]),
      ),
    )
    .orderBy(asc(webhookDeliveries.next_attempt_at), asc(webhookDeliveries.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  const taken = await db
    .update(webhookDeliveries)
    .set({ locked_until, attempts: sql`${webhookDeliveries.attempts} + 1` })
    .where(inArray(webhookDeliveries.id, due))
    .returning({ id: webhookDeliveries.id })
  return taken.length === 0
    ? []
    : readDeliveries(
        db,
        taken.map(({ id }) => id),
      )
}

const actor = alias(users, 'actor')
const person = alias(users, 'person')

/** Deliveries with their webhooks and what they tell; those of a webhook that was deleted meanwhile are left out. */
const readDeliveries = (db: Db, ids: readonly number[]) =>
  db
    .select({
      id: webhookDeliveries.id,
      webhook_id: webhookDeliveries.webhook_id,
      entry_id: webhookDeliveries.entry_id,
      type: webhookDeliveries.type,
      attempts: webhookDeliveries.attempts,
      queued_at: webhookDeliveries.queued_at,
      created_at: webhookDeliveries.created_at,
      url: webhooks.url,
      format: webhooks.format,
      secret: webhooks.secret,
      failing_since: webhooks.failing_since,
      entry: {
        at: auditEntries.at,
        via: auditEntries.via,
        via_name: auditEntries.via_name,
        object_type: auditEntries.object_type,
        object_id: auditEntries.object_id,
        object: auditEntries.object,
        changes: auditEntries.changes,
      },
      actor: { id: actor.id, full_name: actor.full_name },
      person: { full_name: person.full_name },
    })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhook_id))
    .leftJoin(auditEntries, eq(auditEntries.id, webhookDeliveries.entry_id))
    .leftJoin(actor, eq(actor.id, auditEntries.actor_id))
    .leftJoin(person, eq(person.id, auditEntries.person_id))
    .where(inArray(webhookDeliveries.id, [...ids]))
    .orderBy(asc(webhookDeliveries.id))

export type DueDelivery = Awaited<ReturnType<typeof readDeliveries>>[number]

/** Frees what a process had in hand when it died, where no other process can have it. */
export async function releaseDeliveries(db: Db): Promise<void> {
  await db.update(webhookDeliveries).set({ locked_until: null }).where(isInHand(webhookDeliveries))
}

type Outcome = Partial<
  Pick<
    typeof webhookDeliveries.$inferInsert,
    'state' | 'status' | 'last_error' | 'sent_at' | 'next_attempt_at'
  >
>

/** Notes what an attempt came to, where this process still has the lease. */
export async function noteOutcome(db: Db, id: number, lockedUntil: Date, outcome: Outcome): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ ...outcome, locked_until: null })
    .where(isLeased(webhookDeliveries, id, lockedUntil))
}

// How deliveries fare is no change of a webhook that somebody made, so its version stays.
const sameVersion = { version: sql`${webhooks.version}`, updated_at: sql`${webhooks.updated_at}` }

export async function noteTaken(db: Db, webhookId: number): Promise<void> {
  await db
    .update(webhooks)
    .set({ failing_since: null, ...sameVersion })
    .where(and(eq(webhooks.id, webhookId), isNotNull(webhooks.failing_since)))
}

export async function noteFailing(db: Db, webhookId: number, now: Date): Promise<void> {
  await db
    .update(webhooks)
    .set({
      failing_since: sql`coalesce(${webhooks.failing_since}, ${sql.param(now, webhooks.failing_since)})`,
      ...sameVersion,
    })
    .where(eq(webhooks.id, webhookId))
}
