import { asc, count, desc, eq, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { webhookDeliveries, webhooks } from '../../db/schema/webhooks.ts'
import { type ChangesOf, type Values, writesAnything } from '../../db/values.ts'
import type { Authorized } from '../../use-case/authorized.ts'

export type WebhookValues = Values<typeof webhooks>

const shown = {
  id: webhooks.id,
  version: webhooks.version,
  url: webhooks.url,
  events: webhooks.events,
  format: webhooks.format,
  active: webhooks.active,
  failing_since: webhooks.failing_since,
}

function selectWebhooks(db: DbOrTx) {
  const last = db
    .select({ state: webhookDeliveries.state, created_at: webhookDeliveries.created_at })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhook_id, webhooks.id))
    .orderBy(desc(webhookDeliveries.id))
    .limit(1)
    .as('last')
  return db
    .select({ ...shown, last_delivery: { state: last.state, created_at: last.created_at } })
    .from(webhooks)
    .leftJoinLateral(last, sql`true`)
}

export type WebhookRow = Awaited<ReturnType<typeof selectWebhooks>>[number]

export const listWebhookRows = (db: DbOrTx): Promise<WebhookRow[]> =>
  selectWebhooks(db).orderBy(asc(webhooks.id))

export async function findWebhookRow(db: DbOrTx, id: number): Promise<WebhookRow | undefined> {
  const [row] = await selectWebhooks(db).where(eq(webhooks.id, id))
  return row
}

/** Locks the row against other changes until the commit. */
export async function lockWebhookRow(tx: Tx, id: number): Promise<WebhookRow | undefined> {
  await tx.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.id, id)).for('update')
  return findWebhookRow(tx, id)
}

const countLock = 5

/** How many webhooks there are. Of two that are made at once the second waits here, and counts the first. */
export async function lockedCountOfWebhooks(tx: Tx): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${countLock}, 0)`)
  return onlyRow(await tx.select({ count: count() }).from(webhooks)).count
}

export async function insertWebhook(tx: Tx, values: WebhookValues): Promise<WebhookRow> {
  const row = onlyRow(await tx.insert(webhooks).values(values).returning(shown))
  return { ...row, last_delivery: null }
}

export async function updateWebhookRow(
  tx: Tx,
  { id }: Authorized<WebhookRow, 'update'>,
  values: ChangesOf<WebhookValues>,
): Promise<void> {
  if (writesAnything(values)) await tx.update(webhooks).set(values).where(eq(webhooks.id, id))
}

export async function deleteWebhookRow(tx: Tx, { id }: Authorized<WebhookRow, 'delete'>): Promise<void> {
  await tx.delete(webhooks).where(eq(webhooks.id, id))
  await tx.delete(webhookDeliveries).where(eq(webhookDeliveries.webhook_id, id))
}
