import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Batch, Db, ReadBatches } from './database.ts'

const rowsPerBatch = 500
let cursors = 0

/**
 * Reads by a cursor that stays open after its statement: the embedded database has one session, and other queries run
 * between two batches, however slowly these are taken.
 */
export const readHeldBatches = (db: Db): ReadBatches =>
  async function* (query) {
    cursors += 1
    const cursor = sql.identifier(`batches_${cursors}`)
    await db.execute(sql`declare ${cursor} no scroll cursor with hold for ${query.getSQL()}`)
    try {
      yield* fetchAll(db, sql`fetch ${sql.raw(String(rowsPerBatch))} from ${cursor}`)
    } finally {
      await db.execute(sql`close ${cursor}`)
    }
  }

type Session = { db: Db; release(isBroken?: boolean): void }

/**
 * Reads by a cursor in a transaction on a connection of its own, which is free again when the last batch has been
 * read.
 */
export const readPooledBatches = (connect: () => Promise<Session>): ReadBatches =>
  async function* (query) {
    const { db, release } = await connect()
    try {
      await db.execute(sql`begin read only`)
      await db.execute(sql`declare batches no scroll cursor for ${query.getSQL()}`)
      yield* fetchAll(db, sql`fetch ${sql.raw(String(rowsPerBatch))} from batches`)
    } finally {
      await db.execute(sql`rollback`).then(
        () => release(),
        () => release(true),
      )
    }
  }

async function* fetchAll(db: Db, fetch: SQLWrapper): AsyncGenerator<Batch, void> {
  for (;;) {
    const { rows } = await db.execute<Batch[number]>(fetch.getSQL())
    if (rows.length > 0) yield rows
    if (rows.length < rowsPerBatch) return
  }
}
