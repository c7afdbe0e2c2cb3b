import { readdirSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmptyPostgresDatabase, withServer } from '../../test/database/template.ts'
import { type Database, openDatabase } from './client.ts'
import { migrate } from './migrate.ts'
import { SafePool } from './safe-pool.ts'
import { subRoles } from './schema/people/sub-roles.ts'
import { isBusy, isUnavailable } from './violations.ts'

const migrations = readdirSync(new URL('migrations', import.meta.url)).filter((name) => name.endsWith('.sql'))

const open = (databaseUrl: string, poolSize?: number) =>
  openDatabase({ databaseUrl, dataDir: '/nowhere', poolSize })

it.each(['portal', 'mysql://root@localhost/portal', 'https://localhost/portal', 'localhost:5432'])(
  '%s is refused as DATABASE_URL, and the refusal names the expected form',
  async (url) => {
    await expect(open(url)).rejects.toThrow(
      'DATABASE_URL is not a PostgreSQL address such as postgres://user:password@host:5432/database.',
    )
  },
)

it('the refusal of DATABASE_URL says that the server does not answer, without the password', async () => {
  const error = await open('postgres://portal:secret@127.0.0.1:1/portal').catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    name: 'DatabaseOpenError',
    message: 'No PostgreSQL answers at 127.0.0.1:1 (DATABASE_URL): the connection is refused.',
  })
  expect(isUnavailable(error)).toBe(true)
})

it('the refusal of DATABASE_URL says that the host is not known', async () => {
  await expect(open('postgres://portal@no-such-host.invalid/portal')).rejects.toThrow(
    'The host of DATABASE_URL, no-such-host.invalid, is not known.',
  )
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

  async function openTracked(poolSize?: number): Promise<Database> {
    const database = await open(url, poolSize)
    opened.push(database)
    return database
  }

  it('servers that start together migrate an empty database once', async () => {
    const databases = await Promise.all([openTracked(), openTracked(), openTracked(1)])
    await Promise.all(databases.map((each) => migrate(each)))
    const [first] = databases
    expect(await first?.db.$count(subRoles)).toBe(16)
    const applied = await first?.db.execute(sql`select from drizzle.__drizzle_migrations`)
    expect(applied?.rows).toHaveLength(migrations.length)
  })

  it('the refusal of DATABASE_URL says that there is no such database', async () => {
    const missing = new URL(url)
    missing.pathname = '/no_such_database'
    await expect(open(missing.href)).rejects.toThrow(/has no database no_such_database \(DATABASE_URL\)\.$/)
  })

  it('the refusal of DATABASE_URL says what is missing when the database user may not create the extension', async () => {
    const guest = new URL(url)
    guest.username = `portal_guest_${guest.pathname.slice(-12)}`
    guest.password = 'guest'
    await withServer(serverUrl, async (server) => {
      await server.query(`create role ${guest.username} login password 'guest'`)
    })
    try {
      const database = await open(guest.href)
      opened.push(database)
      await expect(migrate(database)).rejects.toThrow(
        /^The PostgreSQL extension btree_gist cannot be created/,
      )
    } finally {
      await withServer(serverUrl, async (server) => {
        await server.query(`drop role ${guest.username}`)
      })
    }
  })

  const breakConnections = () =>
    withServer(serverUrl, async (server) => {
      await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        new URL(url).pathname.slice(1),
      ])
    })

  it('the server keeps working after the database closed its connections', async () => {
    const { db } = await openTracked(2)
    const broken = await db
      .transaction(async (tx) => {
        await breakConnections()
        await tx.execute(sql`select 1`)
      })
      .catch((error: unknown) => error)
    expect(isUnavailable(broken)).toBe(true)
    await Promise.all([1, 2, 3, 4].map(() => db.transaction((tx) => tx.execute(sql`select 1`))))
  })

  it('a transaction and a query that find no free connection in time are busy, and the database is not away', async () => {
    const { db } = await openTracked(1)
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
    const holding = db.transaction(async () => {
      begin()
      await isOver
    })
    await hasBegun
    try {
      const late = await Promise.all([
        db.transaction((tx) => tx.execute(sql`select 1`)).catch((error: unknown) => error),
        db.execute(sql`select 1`).catch((error: unknown) => error),
      ])
      for (const error of late) expect([isBusy(error), isUnavailable(error)]).toEqual([true, false])
    } finally {
      end()
      await holding
    }
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  })

  it('a change that a replica refused is unavailable, and the next one has another connection', async () => {
    const { db } = await openTracked(1)
    await db.execute(sql`create table notes (text text)`)
    // As on a server that was the leader and is a replica now.
    await db.execute(sql`set default_transaction_read_only = on`)
    const insert = () => db.transaction((tx) => tx.execute(sql`insert into notes values ('kept')`))
    const refused = await insert().catch((error: unknown) => error)
    expect(isUnavailable(refused)).toBe(true)
    await insert()
    expect((await db.execute(sql`select text from notes`)).rows).toEqual([{ text: 'kept' }])
  })

  it('the pool replaces a broken connection that was never released', async () => {
    const pool = new SafePool({ connectionString: url, max: 1, connectionTimeoutMillis: 10_000 })
    const client = await pool.connect()
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    await breakConnections()
    await ended
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    client.release()
    await pool.end()
  })

  it('the pool never reuses a connection whose last statement is still running', async () => {
    const pool = new SafePool({ connectionString: url, max: 1, query_timeout: 1000 })
    const client = await pool.connect()
    const late = await client.query('select pg_sleep(60)').catch((error: unknown) => error)
    expect(isUnavailable(late)).toBe(true)
    client.release()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })
})
