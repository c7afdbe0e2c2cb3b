import { eq, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmptyPostgresDatabase } from '../../test/database/template.ts'
import { createTestDatabase } from '../../test/database.ts'
import type { Database } from './client.ts'
import { openPostgres } from './postgres.ts'
import { type Given, prepared } from './prepared.ts'

const notes = pgTable('notes', { id: integer('id').primaryKey(), words: text('words').notNull() })

const noteStatement = (name: string) =>
  prepared(name, (db, given: Given<{ id: number }>) =>
    db
      .select()
      .from(notes)
      .where(eq(notes.id, given('id'))),
  )

const createNotes = sql`create table notes (id int primary key, words text not null)`
const first = { id: 1, words: 'Hello' }

it('a prepared statement runs on the database and in transactions', async () => {
  const noteById = noteStatement('note_anywhere')
  const database = await createTestDatabase()
  try {
    await database.db.execute(createNotes)
    await database.db.insert(notes).values([first, { id: 2, words: 'Bye' }])
    expect(await noteById(database.db, { id: 1 })).toEqual([first])
    expect(await noteById(database.db, { id: 2 })).toEqual([{ id: 2, words: 'Bye' }])
    const [inTransaction, again] = await database.db.transaction(async (tx) => [
      await noteById(tx, { id: 1 }),
      await noteById(tx, { id: 3 }),
    ])
    expect(inTransaction).toEqual([first])
    expect(again).toEqual([])
  } finally {
    await database.close()
  }
})

const serverUrl = process.env.TEST_DATABASE_URL ?? ''

describe.skipIf(serverUrl === '')('on a real PostgreSQL', () => {
  let url: string
  let drop: () => Promise<void>
  const opened: Database[] = []

  beforeEach(async () => {
    ;({ url, drop } = await createEmptyPostgresDatabase(serverUrl))
  })

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()))
    await drop()
  })

  /** Opens the database with one connection, so that a statement sees what the one before it prepared. */
  async function openNotes(databasePrepared?: boolean) {
    const database = await openPostgres({ databaseUrl: url, poolSize: 1, databasePrepared })
    opened.push(database)
    await database.db.execute(createNotes)
    await database.db.insert(notes).values(first)
    return database.db
  }

  /** PostgreSQL refuses the old plan after this statement, because the column has another type. */
  const changeType = sql`alter table notes alter column words type varchar(80)`

  it('a statement is parsed once per connection, for transactions too', async () => {
    const db = await openNotes()
    const noteById = noteStatement('note_named')
    await noteById(db, { id: 1 })
    await db.transaction((tx) => noteById(tx, { id: 1 }))
    await db.transaction((tx) => noteById(tx, { id: 1 }))
    const { rows } = await db.execute(sql`select name from pg_prepared_statements`)
    expect(rows).toEqual([{ name: 'note_named_1' }])
  })

  it('statements sent without names leave nothing prepared on a connection', async () => {
    const db = await openNotes(false)
    const noteById = noteStatement('note_unnamed')
    expect(await noteById(db, { id: 1 })).toEqual([first])
    expect(await db.transaction((tx) => noteById(tx, { id: 1 }))).toEqual([first])
    await db.execute(sql`discard all`)
    expect(await noteById(db, { id: 1 })).toEqual([first])
    expect((await db.execute(sql`select name from pg_prepared_statements`)).rows).toEqual([])
  })

  it('a statement is prepared again after its column changed type', async () => {
    const db = await openNotes()
    const noteById = noteStatement('note_changed')
    await noteById(db, { id: 1 })
    await db.execute(changeType)
    expect(await noteById(db, { id: 1 })).toEqual([first])
    expect(await noteById(db, { id: 1 })).toEqual([first])
  })

  it('a transaction whose statement was outdated by the change runs again as a whole, once', async () => {
    const db = await openNotes()
    const noteById = noteStatement('note_in_transaction')
    await db.transaction((tx) => noteById(tx, { id: 1 }))
    await db.execute(changeType)
    let runs = 0
    const found = await db.transaction(async (tx) => {
      runs += 1
      await tx.insert(notes).values({ id: 2, words: 'Written by the run that is committed' })
      return noteById(tx, { id: 1 })
    })
    expect(found).toEqual([first])
    expect(runs).toBe(2)
    expect(await db.$count(notes)).toBe(2)
  })

  it('a transaction that fails for another reason does not run again', async () => {
    const db = await openNotes()
    let runs = 0
    const failing = db.transaction(async (tx) => {
      runs += 1
      await tx.insert(notes).values(first)
    })
    await expect(failing).rejects.toThrow()
    expect(runs).toBe(1)
  })
})
