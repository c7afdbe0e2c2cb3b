import { mkdirSync, openAsBlob, renameSync } from 'node:fs'
import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { embeddedDatabase, startPglite } from '../../src/db/embedded/embedded.ts'
import { migrate } from '../../src/db/migrate.ts'
import { cacheFolder, migratedFingerprint } from './fingerprint.ts'
import { keepDatabase } from './kept.ts'
import { holdLockOrder } from './lock-order.ts'

const keeper = keepDatabase(async () => ({
  ...embeddedDatabase(holdLockOrder(await startMigrated()), () => {}),
  url: undefined,
}))

/** Opens PGlite in memory, migrated and without rows. */
export const createEmbeddedTestDatabase = keeper.take
export const closeKeptDatabase = keeper.close

/** Starts from the kept image of a migrated database, because booting and migrating afresh takes many times as long. */
const startMigrated = async () => startPglite({ loadDataDir: await openAsBlob(await snapshotFile()) })

async function snapshotFile(): Promise<string> {
  mkdirSync(cacheFolder, { recursive: true })
  const file = join(cacheFolder, `database-${migratedFingerprint()}.tar`)
  if (await exists(file)) return file

  // Test files start at once, each in a process of its own. The first one makes the image, and the others wait for it
  // here.
  const lock = new DatabaseSync(join(cacheFolder, 'database.lock'), { timeout: 60_000 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    if (!(await exists(file))) await makeSnapshot(file)
  } finally {
    lock.close()
  }
  return file
}

async function makeSnapshot(file: string): Promise<void> {
  const client = await startPglite({})
  const database = embeddedDatabase(client, () => {})
  try {
    await migrate(database)
    const image = await client.dumpDataDir('none')
    const unfinished = `${file}.${process.pid}`
    await writeFile(unfinished, image.stream())
    renameSync(unfinished, file)
  } finally {
    await database.close()
  }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
