import { randomBytes } from 'node:crypto'
import { englishDeliveries } from '@portal/words/webhooks'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { clockAt } from '../../use-case/clock.ts'
import { atCommand } from '../../use-case/origin.ts'
import type { DbOrTx, Tx } from '../client.ts'
import { holdWaitingMails } from '../mails/held-mails.ts'
import { onlyRow } from '../only-row.ts'
import { failWaitingDeliveries } from '../outbox/end-deliveries.ts'
import { secrets } from '../schema/sign-in/secrets.ts'
import { addToTrail } from '../trail/add-to-trail.ts'
import { backupEntry } from '../trail/backup-entry.ts'

// The mark is no table of the portal: an archive may have those of an earlier version, and holds what is in them.
const mark = sql`drizzle.restored_copy`

/** What the trail tells of a restore. The next start does, because the archive may be of a version without a trail. */
const restoreSchema = z.object({ file: z.string(), made_at: z.string(), restored_at: z.string() })
export type Restore = z.infer<typeof restoreSchema>

/** Marks a database that was filled from an archive, so that the next start does not take itself for the portal that made it. */
export async function markRestored(tx: Tx, restore: Restore): Promise<void> {
  await tx.execute(sql`drop table if exists ${mark}`)
  await tx.execute(sql`create table ${mark} (restore jsonb)`)
  await tx.execute(sql`insert into ${mark} values (${JSON.stringify(restore)}::jsonb)`)
}

/** How many mails of the archive wait; its tables may be those of an earlier version. */
export async function countWaitingMails(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ name: string | null }>(
    sql`select to_regclass('public.mails')::text as name`,
  )
  if (onlyRow(rows).name === null) return 0
  const counted = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from mails where state in ('waiting', 'held')`,
  )
  return onlyRow(counted.rows).count
}

export async function isRestored(db: DbOrTx): Promise<boolean> {
  const { rows } = await db.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.restored_copy')::text as name`,
  )
  return onlyRow(rows).name !== null
}

/**
 * Makes a copy a portal of its own: the mails that wait are held, the deliveries that wait have failed, its backups have another
 * id, the trail is told of the restore, and the mark goes.
 */
export async function settleCopy(tx: Tx): Promise<void> {
  await holdWaitingMails(tx)
  await failWaitingDeliveries(tx, englishDeliveries.restored)
  const value = randomBytes(32).toString('base64url')
  await tx.update(secrets).set({ value }).where(sql`${secrets.name} = 'portal'`)
  const restore = await readRestore(tx)
  await tx.execute(sql`drop table ${mark}`)
  if (restore !== undefined) await tellRestore(tx, restore)
}

/** The mark of an earlier version says nothing. */
async function readRestore(tx: Tx): Promise<Restore | undefined> {
  const { rows } = await tx.execute<{ marked: unknown }>(
    sql`select to_jsonb(copy) as marked from ${mark} copy`,
  )
  return z.safeParse(z.object({ restore: restoreSchema }), rows[0]?.marked).data?.restore
}

const tellRestore = (tx: Tx, { file, made_at, restored_at }: Restore): Promise<void> =>
  addToTrail(
    tx,
    clockAt('UTC', () => new Date(restored_at)),
    atCommand('restore'),
    backupEntry('backups.restore', file, { made_at }),
  )
