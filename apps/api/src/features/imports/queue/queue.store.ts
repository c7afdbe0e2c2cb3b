import { because, type Reason } from '@portal/words/reasons'
import { and, asc, count, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db, DbOrTx, Tx } from '../../../db/client.ts'
import { onlyRow } from '../../../db/only-row.ts'
import { imports } from '../../../db/schema/imports.ts'
import type { Authorized } from '../../../use-case/authorized.ts'

const queueLock = 6

const isQueued = sql`${imports.state} in ('reading', 'writing')`

/** What a process does with an import is no change that somebody made, so its version and its place in the queue stay. */
const samePlace = { version: sql`${imports.version}`, updated_at: sql`${imports.updated_at}` }

/**
 * The moment at which an import joins the queue, later than that of all others in it. The caller holds the lock of the queue, so
 * that nobody sees a later one without the earlier ones.
 */
export const addedAt = sql`(select greatest(clock_timestamp(), max(queued.updated_at) + interval '1 millisecond')
  from imports as queued where queued.state in ('reading', 'writing'))`

/** Of two that join the queue at once the second waits here. */
export async function lockQueue(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${queueLock}, 0)`)
}

export const countQueued = async (db: DbOrTx): Promise<number> =>
  onlyRow(await db.select({ count: count() }).from(imports).where(isQueued)).count

/** Puts an import whose row is locked into the queue to be written. */
export async function queueWriting(
  tx: Tx,
  { id }: Authorized<{ id: number }, 'write'>,
  lockedUntil: Date,
): Promise<void> {
  await tx
    .update(imports)
    .set({ state: 'writing', failure: null, locked_until: lockedUntil, updated_at: addedAt })
    .where(eq(imports.id, id))
}

/** The import whose turn it is. */
export async function firstQueued(db: Db): Promise<number | undefined> {
  const [first] = await db
    .select({ id: imports.id })
    .from(imports)
    .where(isQueued)
    .orderBy(asc(imports.updated_at), asc(imports.id))
    .limit(1)
  return first?.id
}

/** Renews the leases of what this process has in hand, and answers which are still in the queue. */
export async function renewLeases(db: Db, ids: readonly number[], lockedUntil: Date): Promise<number[]> {
  const renewed = await db
    .update(imports)
    .set({ locked_until: lockedUntil, ...samePlace })
    .where(and(inArray(imports.id, [...ids]), isQueued))
    .returning({ id: imports.id })
  return renewed.map(({ id }) => id)
}

const interrupted = because('imports.interrupted')

/** Ends what a process had in hand that died: its lease has run out. */
export const failAbandoned = (db: Db, now: Date) =>
  fail(db, or(isNull(imports.locked_until), lte(imports.locked_until, now)))

/** Ends all that was in hand, where no other process can have it. */
export const failAllQueued = (db: Db) => fail(db, undefined)

/** Ends what a process has in hand while it stops. */
export const failStopped = (db: Db, ids: readonly number[]) => fail(db, inArray(imports.id, [...ids]))

/** Ends one that could not be read or written. */
export const failImport = (db: Db, id: number, reason: Reason) => fail(db, eq(imports.id, id), reason)

async function fail(db: Db, which: ReturnType<typeof or>, failure: Reason = interrupted): Promise<void> {
  await db.update(imports).set({ state: 'failed', failure, locked_until: null }).where(and(isQueued, which))
}

type Outcome = Partial<
  Pick<
    typeof imports.$inferInsert,
    'columns' | 'values' | 'date_question' | 'counts' | 'rows' | 'sheet' | 'sheets' | 'failure' | 'written_at'
  >
> & { state: 'mapping' | 'checked' | 'done' }

/** Takes an import out of the queue. False where it is not in it any more, because it was deleted or has failed meanwhile. */
export async function leaveQueue(db: DbOrTx, id: number, outcome: Outcome): Promise<boolean> {
  const left = await db
    .update(imports)
    .set({ ...outcome, locked_until: null })
    .where(and(eq(imports.id, id), isQueued))
    .returning({ id: imports.id })
  return left.length > 0
}
