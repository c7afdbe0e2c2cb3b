import { eq, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmbeddedTestDatabase } from '../../../test/database/snapshot.ts'
import type { Database } from '../client.ts'
import { sqlStateOf, violatedConstraintOf } from '../violations.ts'

const tableCalled = (name: string) =>
  pgTable(name, { id: integer('id').primaryKey(), words: text('words').notNull() })

let db: Database['db']
let close: () => Promise<void>

beforeAll(async () => {
  ;({ db, close } = await createEmbeddedTestDatabase())
})
afterAll(() => close())

/** Each test has a table of its own, because the statements of other tests stay prepared. */
let notes: ReturnType<typeof tableCalled>
let name: string
let tables = 0

beforeEach(async () => {
  tables += 1
  name = `notes_${tables}`
  notes = tableCalled(name)
  await execute(`create table ${name} (id int primary key, words text not null)`)
})
afterEach(() => execute(`drop table ${name}`))

const execute = (text: string) => db.execute(sql.raw(text))

const noteOf = (from: Pick<typeof db, 'select'>, id: number) =>
  from.select().from(notes).where(eq(notes.id, id))
const insertNote = (id: number, words: string) => db.insert(notes).values({ id, words })

/** Returns the texts of the statements on the test's table that PostgreSQL holds, with `notes` for its name. */
async function heldStatements(): Promise<string[]> {
  const { rows } = await db.execute<{ held: string }>(
    sql`select replace(statement, ${name}, 'notes') as held from pg_prepared_statements
        where strpos(statement, ${`"${name}"`}) > 0 order by 1`,
  )
  return rows.map(({ held }) => held)
}

it('a statement is prepared once, for transactions too, and takes other values each time', async () => {
  await insertNote(1, 'one')
  await insertNote(2, 'two')
  expect(await noteOf(db, 1)).toEqual([{ id: 1, words: 'one' }])
  const both = await db.transaction(async (tx) => Promise.all([noteOf(tx, 2), noteOf(tx, 3)]))
  expect(both).toEqual([[{ id: 2, words: 'two' }], []])
  expect(await heldStatements()).toEqual([
    'insert into "notes" ("id", "words") values ($1, $2)',
    'select "id", "words" from "notes" where "notes"."id" = $1',
  ])
})

describe('values of every kind', () => {
  const text = 'é\n\'"\\'
  const values = [
    [null, 'text', null],
    [text, 'text', text],
    ['7', 'int', 7],
    [7, 'int', 7],
    [9_007_199_254_740_991, 'bigint', 9_007_199_254_740_991],
    ['0.10', 'numeric', '0.10'],
    [false, 'boolean', false],
    ['2025-03-12', 'date', '2025-03-12'],
    ['2025-03-12T12:00:00+02:00', 'timestamptz', '2025-03-12 10:00:00+00'],
    [{ a: [1, 'b'] }, 'jsonb', { a: [1, 'b'] }],
    ['{1,2}', 'int[]', [1, 2]],
    [new Uint8Array([0, 255]), 'bytea', new Uint8Array([0, 255])],
  ] as const

  it.each(values)(
    'the value %j of the type %s comes back from the database, also when the statement is used again',
    async (value, type, wanted) => {
      const statement = sql`select ${value}::${sql.raw(type)} as value, 'x' as other`
      for (const _ of [1, 2]) {
        expect((await db.execute(statement)).rows).toEqual([{ value: wanted, other: 'x' }])
      }
    },
  )
})

describe('failing statements', () => {
  it('a failing statement tells its code and constraint, and works again with other values', async () => {
    await insertNote(1, 'one')
    const failure = await insertNote(1, 'again').then(undefined, (error: unknown) => error)
    expect(sqlStateOf(failure)).toBe('23505')
    expect(violatedConstraintOf(failure)).toBe(`${name}_pkey`)
    await insertNote(2, 'two')
    expect(await db.$count(notes)).toBe(2)
  })

  it('a failure in a savepoint undoes the savepoint alone', async () => {
    await db.transaction(async (tx) => {
      await tx.insert(notes).values({ id: 1, words: 'one' })
      await expect(
        tx.transaction((inner) => inner.insert(notes).values({ id: 1, words: 'again' })),
      ).rejects.toThrow()
      await tx.insert(notes).values({ id: 2, words: 'two' })
    })
    expect(await db.$count(notes)).toBe(2)
  })

  it('a failure in a transaction undoes the transaction', async () => {
    const failing = db.transaction(async (tx) => {
      await tx.insert(notes).values({ id: 1, words: 'one' })
      await tx.insert(notes).values({ id: 1, words: 'again' })
    })
    await expect(failing).rejects.toThrow()
    expect(await db.$count(notes)).toBe(0)
  })

  it('a text that is no statement does not stay prepared', async () => {
    for (const _ of [1, 2]) {
      const failure = await execute(`select 1 frmo "${name}"`).then(undefined, (error: unknown) => error)
      expect(sqlStateOf(failure)).toBe('42601')
    }
    expect(await heldStatements()).toEqual([])
  })
})

describe("statements after a change of a column's type", () => {
  beforeEach(async () => {
    await insertNote(1, 'one')
    await noteOf(db, 1)
    await execute(`alter table ${name} alter column words type varchar(80)`)
  })

  it("a statement is prepared again after a column's type has changed", async () => {
    expect(await noteOf(db, 1)).toEqual([{ id: 1, words: 'one' }])
    expect(await noteOf(db, 2)).toEqual([])
  })

  it("a transaction runs again once as a whole after a column's type has changed", async () => {
    let runs = 0
    const found = await db.transaction(async (tx) => {
      runs += 1
      await tx.execute(sql`insert into ${notes} values (2, 'Written by the run that is committed')`)
      return noteOf(tx, 1)
    })
    expect(found).toEqual([{ id: 1, words: 'one' }])
    expect(runs).toBe(2)
    expect(await db.$count(notes)).toBe(2)
  })
})

it('the 300 statements that were used last stay prepared', async () => {
  await noteOf(db, 1)
  for (let number = 0; number < 320; number += 1) {
    await execute(`select ${number} from "${name}"`)
    if (number % 50 === 0) await noteOf(db, 1)
  }
  const held = await heldStatements()
  // The query that reads the texts is itself the last of the 300 prepared statements.
  expect(held).toHaveLength(299)
  expect(held).toContain('select "id", "words" from "notes" where "notes"."id" = $1')
  expect(held).not.toContain('select 0 from "notes"')
  expect((await execute(`select 0 from "${name}"`)).rows).toEqual([])
})

it('an insert of many rows does not stay prepared', async () => {
  const rows = Array.from({ length: 40 }, (_, id) => ({ id, words: 'many' }))
  await db.insert(notes).values(rows)
  await db.transaction((tx) => tx.update(notes).set({ words: 'new' }))
  expect(await heldStatements()).toEqual(['update "notes" set "words" = $1'])
})

it('a transaction that has ended takes no more statements', async () => {
  const ended = await db.transaction(async (tx) => tx)
  const failure = await noteOf(ended, 1).then(undefined, (error: unknown) => error)
  expect(failure).toMatchObject({ cause: { message: 'Transaction is closed' } })
})
