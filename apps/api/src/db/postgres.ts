import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { readPooledBatches } from './batches.ts'
import type { Database, Db } from './database.ts'
import { listenOnPostgres } from './notifications/listen-postgres.ts'
import { DatabaseOpenError } from './open-error.ts'
import { cannotConnect, isPostgresUrl } from './postgres-errors.ts'
import { sendUnnamed } from './prepared.ts'
import { repeatTransactions } from './repeat-transactions.ts'
import type { Replica } from './replica/replica-reads.ts'
import { SafePool } from './safe-pool.ts'
import { isReadOnly } from './violations.ts'
import { within } from './within.ts'

const oldestServer = 140_000
const defaultPoolSize = 10

/** An arbitrary number; other programs on the same database must not use it as an advisory lock. */
const migrationLock = 7_240_519

type Options = {
  databaseUrl: string
  databaseListenUrl?: string | undefined
  poolSize?: number | undefined
  /** False behind a pooler that gives each transaction another connection; absent: true. */
  databasePrepared?: boolean | undefined
}

export async function openPostgres({
  databaseUrl,
  databaseListenUrl = databaseUrl,
  poolSize,
  databasePrepared = true,
}: Options): Promise<Database> {
  requireAddress('DATABASE_URL', databaseUrl)
  requireAddress('DATABASE_LISTEN_URL', databaseListenUrl)
  const pool = openPool(connectionTo(databaseUrl), poolSize)
  try {
    await checkServer(pool)
  } catch (error) {
    await pool.end()
    throw error instanceof DatabaseOpenError ? error : cannotConnect(databaseUrl, error)
  }

  const { db, connectSession } = pooledDatabase(pool, databasePrepared)
  let closing: Promise<void> | undefined
  return {
    db,
    kind: 'postgres',
    readBatches: readPooledBatches(connectSession),
    listen: listenOnPostgres(connectionTo(databaseListenUrl)),
    ping: () => within(3000, requireLeader(db)),
    isDiskFull: () => false,
    keepCopy: async () => undefined,
    snapshot: undefined,
    exclusively: (work) => withLock(databaseUrl, work),
    close() {
      closing ??= pool.end()
      return closing
    },
  }
}

/** Opens a replica of the database, which may be away. Its connections take no changes. */
export function openReplica(
  databaseReadUrl: string,
  { databasePrepared = true }: Pick<Options, 'databasePrepared'> = {},
): Replica {
  requireAddress('DATABASE_READ_URL', databaseReadUrl)
  const connection = connectionTo(databaseReadUrl)
  const options = `${connection.options} -c default_transaction_read_only=on`
  const pool = openPool({ ...connection, options, connectionTimeoutMillis: 1000 })
  const { db, connectSession } = pooledDatabase(pool, databasePrepared)
  return { db, readBatches: readPooledBatches(connectSession), close: () => pool.end() }
}

function requireAddress(setting: string, url: string): void {
  if (isPostgresUrl(url)) return
  throw new DatabaseOpenError(
    `${setting} is not a PostgreSQL address such as postgres://user:password@host:5432/database.`,
  )
}

function openPool(connection: pg.PoolConfig, poolSize = defaultPoolSize): SafePool {
  // Reads bigint as number, as PGlite does. Counts stay far below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  return new SafePool({
    ...connection,
    max: poolSize,
    statement_timeout: 30_000,
    // Ends statements on a server that accepts the connection and never answers.
    query_timeout: 35_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
  })
}

const connectionTo = (databaseUrl: string) => ({
  connectionString: databaseUrl,
  application_name: 'staff-portal',
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  options: '-c timezone=UTC',
})

/** Keeps one session per connection, so that a statement prepared in one transaction serves the next ones. */
function pooledDatabase(pool: pg.Pool, namesStatements: boolean) {
  const opened = (client: pg.Pool | pg.PoolClient) => {
    const db = drizzle({ client })
    if (!namesStatements) sendUnnamed(db)
    return db
  }
  const sessions = new WeakMap<pg.PoolClient, Connected>()
  const sessionOf = (client: pg.PoolClient) => {
    const session = sessions.get(client) ?? opened(client)
    sessions.set(client, session)
    return session
  }
  const connectSession = async () => {
    const client = await pool.connect()
    return { db: sessionOf(client), release: (isBroken?: boolean) => client.release(isBroken) }
  }
  const db = opened(pool)
  db.transaction = async (work, config) => {
    const { db: session, release } = await connectSession()
    let isOnReplica = false
    try {
      return await session.transaction(work, config)
    } catch (error) {
      isOnReplica = isReadOnly(error)
      throw error
    } finally {
      // A server that was the leader keeps its connections: the next one leads to the leader of now.
      release(isOnReplica || undefined)
    }
  }
  return { db: repeatTransactions(db), connectSession }
}

type Connected = NodePgDatabase

/** Rejects on a replica. A proxy may lead to a server that is just being promoted. */
async function requireLeader(db: Db): Promise<void> {
  const { rows } = await db.execute<{ is_replica: boolean }>(sql`select pg_is_in_recovery() as is_replica`)
  if (rows[0]?.is_replica === true)
    throw new DatabaseOpenError('The database takes no changes: it is a replica.')
}

async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ number: number; version: string; is_replica: boolean }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
       pg_is_in_recovery() as is_replica`,
  )
  const [server] = rows
  if (server !== undefined && server.number < oldestServer) {
    throw new DatabaseOpenError(
      `DATABASE_URL leads to PostgreSQL ${server.version}; version 14 or newer is needed.`,
    )
  }
  if (server?.is_replica === true)
    throw new DatabaseOpenError('DATABASE_URL leads to a replica, which takes no changes.')
}

/**
 * Runs the work on a connection without the limits of the pool, because a migration may take long. A transaction on
 * another connection holds the lock: that works behind a pooler too, and ends with the connection at the latest.
 */
async function withLock(databaseUrl: string, work: Parameters<Database['exclusively']>[0]): Promise<void> {
  const holder = await connect(databaseUrl)
  try {
    await holder.query('begin')
    await holder.query('select pg_advisory_xact_lock($1)', [migrationLock])
    const client = await connect(databaseUrl)
    try {
      const db = drizzle({ client })
      await work({ db, runMigrations: (migrationsFolder) => migrate(db, { migrationsFolder }) })
    } finally {
      await client.end()
    }
  } finally {
    await holder.end()
  }
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client(connectionTo(databaseUrl))
  // A broken connection fails its statement. Without a listener the event would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw cannotConnect(databaseUrl, error)
  }
  return client
}
