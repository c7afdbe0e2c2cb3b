import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { migrate } from '../../src/db/migrate.ts'
import { openPostgres } from '../../src/db/postgres.ts'
import { migratedFingerprint } from './fingerprint.ts'
import type { TestDatabase } from './handle.ts'

/** The lock lets one test process at a time make the template. Its number differs from that of the migrations' lock. */
const templateLock = 7_240_520

/** Waits until no other connection to the database works on a statement or has a transaction open. */
export async function noneAtWork({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
  )
  if (rows.length === 0) return
  await setTimeout(5)
  await noneAtWork({ db })
}

/** Copies a database from a migrated template, which is made once per server and state of the migrations. */
export async function createPostgresTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const { url, drop } = await createPostgresDatabase(serverUrl, (server) => ensureTemplate(server, serverUrl))
  const database = await openPostgres({ databaseUrl: url, poolSize: 5 })
  let closing: Promise<void> | undefined
  return {
    ...database,
    url,
    close() {
      closing ??= database.close().then(drop)
      return closing
    },
  }
}

/** The names of the databases of one run of Vitest begin with this text. See drop-kept.ts. */
const databasesOfRun = () => `portal_test_${process.env.TEST_DATABASE_RUN ?? ''}`

type EmptyDatabase = { url: string; drop(): Promise<void> }

/** Makes an empty database. */
export const createEmptyPostgresDatabase = (serverUrl: string): Promise<EmptyDatabase> =>
  createPostgresDatabase(serverUrl, async () => 'template1')

async function createPostgresDatabase(
  serverUrl: string,
  templateOn: (server: pg.Client) => Promise<string>,
): Promise<EmptyDatabase> {
  const name = `${databasesOfRun()}${randomBytes(6).toString('hex')}`
  await withServer(serverUrl, async (server) => {
    await server.query(`create database ${name} template ${await templateOn(server)}`)
  })
  const drop = () =>
    withServer(serverUrl, async (server) => {
      await server.query(`drop database if exists ${name} with (force)`)
    })
  return { url: databaseUrlFor(serverUrl, name), drop }
}

async function ensureTemplate(server: pg.Client, serverUrl: string): Promise<string> {
  const template = `portal_test_template_${migratedFingerprint()}`
  await server.query('select pg_advisory_lock($1)', [templateLock])
  try {
    const { rows } = await server.query('select from pg_database where datname = $1', [template])
    if (rows.length === 0) await makeTemplate(server, serverUrl, template)
  } finally {
    await server.query('select pg_advisory_unlock($1)', [templateLock])
  }
  return template
}

/** Makes the template under another name first, so that a template that exists is complete. */
async function makeTemplate(server: pg.Client, serverUrl: string, template: string): Promise<void> {
  const unfinished = `${template}_unfinished`
  await server.query(`drop database if exists ${unfinished} with (force)`)
  await server.query(`create database ${unfinished}`)
  const database = await openPostgres({ databaseUrl: databaseUrlFor(serverUrl, unfinished), poolSize: 1 })
  try {
    await migrate(database)
  } finally {
    await database.close()
  }
  await server.query(`alter database ${unfinished} rename to ${template}`)
}

export async function withServer(
  serverUrl: string,
  work: (server: pg.Client) => Promise<void>,
): Promise<void> {
  const server = new pg.Client({ connectionString: serverUrl })
  await server.connect()
  try {
    await work(server)
  } finally {
    await server.end()
  }
}

function databaseUrlFor(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
