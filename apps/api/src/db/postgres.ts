import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Database } from './database.ts'
import { DatabaseOpenError } from './open-error.ts'
import { cannotConnect, isPostgresUrl } from './postgres-errors.ts'
import { SafePool } from './safe-pool.ts'
import * as schema from './schema.ts'
import { within } from './within.ts'

const oldestServer = 140_000
const defaultPoolSize = 10

/** An arbitrary number; other programs on the same database must not use it as an advisory lock. */
const migrationLock = 7_240_519

type Options = { databaseUrl: string; poolSize?: number | undefined }

export async function openPostgres({ databaseUrl, poolSize }: Options): Promise<Database> {
  if (!isPostgresUrl(databaseUrl)) {
    throw new DatabaseOpenError(
      'DATABASE_URL is not a PostgreSQL address such as postgres://user:password@host:5432/database.',
    )
  }
  // Reads bigint as number, as PGlite does. Counts stay far below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)

  const pool = new SafePool({
    ...connectionTo(databaseUrl),
    max: poolSize ?? defaultPoolSize,
    statement_timeout: 30_000,
    // For a server that accepts the connection and never answers.
    query_timeout: 35_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  try {
    await checkServer(pool)
  } catch (error) {
    await pool.end()
    throw error instanceof DatabaseOpenError ? error : cannotConnect(databaseUrl, error)
  }

  const db = drizzle({ client: pool, schema })
  let closing: Promise<void> | undefined
  return {
    db,
    kind: 'postgres',
    ping: () => within(3000, db.execute(sql`select 1`)),
    exclusively: (work) => withLock(databaseUrl, work),
    close() {
      closing ??= pool.end()
      return closing
    },
  }
}

const connectionTo = (databaseUrl: string) => ({
  connectionString: databaseUrl,
  application_name: 'staff-portal',
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  options: '-c timezone=UTC',
})

async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  )
  const [server] = rows
  if (server !== undefined && server.number < oldestServer) {
    throw new DatabaseOpenError(
      `DATABASE_URL leads to PostgreSQL ${server.version}; version 14 or newer is needed.`,
    )
  }
}

/** Opens a separate connection without the pool's limits, because a migration, or the wait for one, may take long. */
async function withLock(databaseUrl: string, work: Parameters<Database['exclusively']>[0]): Promise<void> {
  const client = new pg.Client(connectionTo(databaseUrl))
  // A broken connection fails its statement. Without a listener the event would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw cannotConnect(databaseUrl, error)
  }
  try {
    // The session holds the lock: it is released when the connection is closed or lost.
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const db = drizzle({ client, schema })
    await work({ db, runMigrations: (migrationsFolder) => migrate(db, { migrationsFolder }) })
  } finally {
    await client.end()
  }
}
