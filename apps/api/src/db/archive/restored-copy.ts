import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../client.ts'
import { holdWaitingMails } from '../mails/held-mails.ts'
import { onlyRow } from '../only-row.ts'
import { secrets } from '../schema/sign-in/secrets.ts'

// The mark is no table of the portal: an archive may have those of an earlier version, and holds what is in them.
const mark = sql`drizzle.restored_copy`

/** Marks a database that was filled from an archive, so that the next start does not take itself for the portal that made it. */
export async function markRestored(tx: Tx): Promise<void> {
  await tx.execute(sql`create table if not exists ${mark} ()`)
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

/** Makes a copy a portal of its own: the mails that wait are held, its backups have another id, and the mark goes. */
export async function settleCopy(tx: Tx): Promise<void> {
  await holdWaitingMails(tx)
  const value = randomBytes(32).toString('base64url')
  await tx.update(secrets).set({ value }).where(sql`${secrets.name} = 'portal'`)
  await tx.execute(sql`drop table ${mark}`)
}
