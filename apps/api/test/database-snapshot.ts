import { mkdirSync, openAsBlob, renameSync } from 'node:fs'
import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { PGlite } from '@electric-sql/pglite'
import { embeddedDatabase, startPglite } from '../src/db/embedded/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { cacheFolder, migratedFingerprint } from './database-fingerprint.ts'
import type { TestDatabase } from './database-handle.ts'
import { type Restorable, rememberContent } from './kept-database.ts'

type Kept = { client: PGlite; content: Restorable }

/** The database that this worker keeps from one test file to the next; undefined before the first and while in use. */
let kept: Kept | undefined
let hasKept = false

/**
 * PGlite in memory. A worker keeps one, hands it to one caller at a time and restores it after each: restoring takes a
 * few hundredths of a second of CPU, starting another from the migrated image 0.5 to 1 s. A second caller at the same
 * time gets a new one.
 */
export async function createEmbeddedTestDatabase(): Promise<TestDatabase> {
  if (hasKept && !kept) return { ...embeddedDatabase(await startMigrated(), () => {}), url: undefined }
  hasKept = true
  const lent = kept ?? (await startKept())
  kept = undefined
  let closing: Promise<void> | undefined
  return {
    ...embeddedDatabase(lent.client, () => {}),
    url: undefined,
    close() {
      closing ??= takeBack(lent)
      return closing
    },
  }
}

async function startKept(): Promise<Kept> {
  const client = await startMigrated()
  return { client, content: await rememberContent(embeddedDatabase(client, () => {})) }
}

async function takeBack(lent: Kept): Promise<void> {
  if (await lent.content.restore()) {
    kept = lent
    return
  }
  hasKept = false
  await lent.client.close()
}

/** Vitest ends its workers with it open; a script that took an embedded test database closes it to end. */
export async function closeKeptDatabase(): Promise<void> {
  await kept?.client.close()
  kept = undefined
  hasKept = false
}

/** Started from the kept image of a migrated one: booting and migrating afresh takes many times as long. */
const startMigrated = async () => startPglite({ loadDataDir: await openAsBlob(await snapshotFile()) })

async function snapshotFile(): Promise<string> {
  mkdirSync(cacheFolder, { recursive: true })
  const file = join(cacheFolder, `database-${migratedFingerprint()}.tar`)
  if (await exists(file)) return file

  // Test files start at once, each in a process of its own: the first makes the image, the others wait for it here.
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
