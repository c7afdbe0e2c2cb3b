import { fdatasyncSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { readHeldBatches } from '../batches.ts'
import type { Database, Listen } from '../database.ts'
import { DatabaseOpenError, messageOf } from '../open-error.ts'
import { repeatTransactions } from '../repeat-transactions.ts'
import { within } from '../within.ts'
import { copyBeforeUpgrade, copyFolder } from './copy-before-upgrade.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { diskFullSentence, isDiskFull } from './disk-space.ts'
import { DurableFiles, type Sync } from './durable-files.ts'
import { beginFirstStart } from './first-start.ts'
import { keepStatements } from './kept-statements.ts'

export type EmbeddedOptions = {
  dataDir: string
  /** Whether every commit is forced to the disk before it is acknowledged; absent: true. */
  dataSync?: boolean | undefined
  /** Called when the database cannot go on and must not be used again; ends the process by default. */
  onStop?: ((reason: string) => void) | undefined
  /** Replaces the system call in tests. */
  sync?: Sync
}

/** Opens the embedded database in DATA_DIR/database. The folder stays locked until it is closed. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const folder = resolve(options.dataDir)
  const lock = lockDataDir(folder)
  try {
    if (isDiskFull(folder)) throw new DatabaseOpenError(diskFullSentence(folder))
    const client = await startInFolder(folder, options)
    return {
      ...embeddedDatabase(client, lock.release),
      isDiskFull: () => isDiskFull(folder),
      keepCopy: async (appliedMigrations) => {
        await client.exec('checkpoint')
        return copyBeforeUpgrade(folder, appliedMigrations)
      },
      snapshot: async (target) => {
        await client.exec('checkpoint')
        // All other queries wait for the end of the transaction, so the files belong together.
        return client.transaction(() => copyFolder(join(folder, 'database'), target))
      },
    }
  } catch (error) {
    lock.release()
    if (error instanceof DatabaseOpenError) throw error
    throw new DatabaseOpenError(isDiskFull(folder) ? diskFullSentence(folder) : damaged(folder, error), {
      cause: error,
    })
  }
}

const damaged = (folder: string, error: unknown) =>
  `The embedded database in ${folder} does not open; its files may be damaged or belong to another user (${reasonOf(error)}).`

/** PGlite's file system throws objects that are not instances of Error. */
const reasonOf = (error: unknown) => (error instanceof Error ? messageOf(error) : 'unusable files')

async function startInFolder(
  folder: string,
  { dataSync = true, onStop = endProcess, sync = fdatasyncSync }: EmbeddedOptions,
): Promise<PGlite> {
  // PostgreSQL reports a failure after which it must not go on as PANIC. Another statement would never return.
  const onStderr = (line: string) => {
    if (line.includes(' PANIC: ')) onStop(line)
    return true
  }
  const dataDir = join(folder, 'database')
  const firstStart = beginFirstStart(folder)
  if (!dataSync) {
    const client = await startPglite({ dataDir, onStderr })
    firstStart.end(undefined)
    return client
  }
  const files = new DurableFiles(dataDir, {
    sync,
    onFailure: (error) => onStop(`Its files cannot be forced to the disk: ${messageOf(error)}`),
  })
  const client = await startPglite({ fs: files, startParams: syncedStart, onStderr })
  if (firstStart.isFirst) await client.exec('checkpoint')
  firstStart.end(sync)
  return client
}

/**
 * Starts without PGlite's `-F`, which turns fsync off. Of PostgreSQL's ways to sync, PGlite's file system can be taught
 * this one.
 */
const syncedStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

function endProcess(reason: string): void {
  process.stderr.write(`The embedded database has stopped, and the portal with it. ${reason}\n`)
  process.exit(1)
}

/** PGlite fills its shared memory at each start; the usual 128 MB serve no query faster (decision 2). */
const smallMemory = ['-c', 'shared_buffers=32MB']

export async function startPglite(options: PGliteOptions): Promise<PGlite> {
  const { startParams = PGlite.defaultStartParams } = options
  const ours = { startParams: [...startParams, ...smallMemory], extensions: { btree_gist } }
  return keepStatements(await PGlite.create({ ...options, ...ours }))
}

/** The embedded database has one session, which hears what it sends itself. */
const listenEmbedded =
  (client: PGlite): Listen =>
  (channel, listener) => {
    const started = client.listen(channel, listener.onPayload)
    started.then(listener.onListening, listener.onFailure)
    return { stop: () => started.then((unlisten) => unlisten()) }
  }

export function embeddedDatabase(client: PGlite, afterClose: () => void): Database {
  const connected = drizzle({ client })
  const db = repeatTransactions(connected)
  let closing: Promise<void> | undefined
  return {
    db,
    kind: 'embedded',
    readBatches: readHeldBatches(db),
    listen: listenEmbedded(client),
    ping: () => within(3000, db.execute(sql`select 1`)),
    isDiskFull: () => false,
    keepCopy: async () => undefined,
    snapshot: undefined,
    // The folder is locked until this process ends, so no other process can be migrating.
    exclusively: (work) =>
      work({ db, runMigrations: (migrationsFolder) => migrate(connected, { migrationsFolder }) }),
    close() {
      closing ??= client.close().finally(afterClose)
      return closing
    },
  }
}
