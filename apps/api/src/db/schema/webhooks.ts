import { deliveryStates, webhookFormats, webhookLimits } from '@portal/domain/webhooks'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, filledUpTo, id, moment, oneOf, updatedAt, upTo, version } from './columns.ts'

/** Receivers of what the trail tells. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    version: version(),
    url: text('url').notNull(),
    /** Features whose acts are sent; none means all. */
    events: text('events').array().notNull(),
    format: text('format', { enum: webhookFormats }).notNull(),
    active: boolean('active').notNull(),
    /** It signs every delivery, so it is stored as it is. */
    secret: text('secret').notNull(),
    /** Since when no delivery was taken; null while they are. */
    failing_since: moment('failing_since'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    check('webhooks_url_check', filledUpTo(t.url, webhookLimits.url)),
    check('webhooks_events_check', sql`cardinality(${t.events}) <= 100`),
    check('webhooks_format_check', oneOf(t.format, webhookFormats)),
    check('webhooks_secret_check', filledUpTo(t.secret, 100)),
  ],
)

/**
 * The outbox of webhooks: written in the transaction of the act (`db/trail/add-to-trail.ts`), sent afterwards
 * (`webhooks/deliverer.ts`). It refers to no other table, so that an act neither waits for who edits a webhook nor fails
 * where one is deleted meanwhile (decision 145).
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    webhook_id: integer('webhook_id').notNull(),
    /** The row of the trail that it tells; null for a test. */
    entry_id: bigint('entry_id', { mode: 'number' }),
    type: text('type').notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    next_attempt_at: moment('next_attempt_at').notNull(),
    /** A process that sends it renews this lease; that of one that died is sent by another process. */
    locked_until: moment('locked_until'),
    /** What the receiver answered last; null where it did not answer. */
    status: integer('status'),
    last_error: text('last_error'),
    /** When the first attempt was possible: at the act, or when an admin sent it again. */
    queued_at: moment('queued_at').notNull(),
    sent_at: moment('sent_at'),
    created_at: createdAt(),
  },
  (t) => [
    index('webhook_deliveries_due_idx').on(t.next_attempt_at).where(sql`${t.state} = 'waiting'`),
    index('webhook_deliveries_webhook_idx').on(t.webhook_id, t.id),
    index('webhook_deliveries_created_at_idx').on(t.created_at),
    check('webhook_deliveries_state_check', oneOf(t.state, deliveryStates)),
    check('webhook_deliveries_type_check', filledUpTo(t.type, 60)),
    check('webhook_deliveries_last_error_check', upTo(t.last_error, webhookLimits.error)),
    check('webhook_deliveries_sent_check', sql`(${t.state} = 'sent') = (${t.sent_at} is not null)`),
  ],
)
