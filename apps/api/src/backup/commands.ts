import { existsSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { OperatorError } from '../commands/operator-error.ts'
import type { Config } from '../config/config.ts'
import { lastKnownMigration } from '../db/archive/migrations-until.ts'
import { type Database, openDatabase } from '../db/client.ts'
import { closePlaces } from '../files/private-places.ts'
import { openStorages } from '../files/storage/open-storage.ts'
import { systemClock } from '../use-case/clock.ts'
import { isEncryptedArchive, type Manifest } from './archive.ts'
import { askForCopy } from './copy-socket.ts'
import { makeBackup } from './make-backup.ts'
import { type Restored, RestoreRefusedError, restoreBackup, verifyArchive } from './restore-backup.ts'
import { type MadeBackup, tellBackup } from './tell-backup.ts'

export type Backup = {
  manifest: Manifest
  sizeBytes: number
  isEncrypted: boolean
  /** How long a running portal with the embedded database waited for its copy; undefined for others. */
  pausedMs: number | undefined
  /** False where the trail could not be told of the archive, for instance because its disk is full. */
  isTold: boolean
}

type BackupOptions = {
  /** Whether the portal makes it by itself. */
  isDaily: boolean
}

/** Writes an archive of the portal that the settings name, whether it runs or not. */
export async function backUp(config: Config, path: string, { isDaily }: BackupOptions): Promise<Backup> {
  closePlaces(config)
  const key = config.backupKey
  const { files, failure } = await openStorages(config)
  if (failure !== undefined) throw failure
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'database')))
    throw new OperatorError(`There is no database in DATA_DIR ${config.dataDir}.`)
  const running = config.databaseUrl === undefined ? await askForCopy(config.dataDir) : undefined
  try {
    const dataDir = running?.folder ?? config.dataDir
    const database = await openDatabase({ ...config, dataDir })
    try {
      const manifest = await makeBackup({ database, files }, { path, key, now: new Date() })
      const { size } = await stat(path)
      const isEncrypted = key !== undefined
      const made = { file: basename(path), is_encrypted: isEncrypted, is_daily: isDaily }
      // The archive is whole, whatever becomes of the trail.
      const isTold = await (running ? running.tell(made) : tellHere(database, config, manifest, made)).catch(
        () => false,
      )
      return { manifest, sizeBytes: size, isEncrypted, pausedMs: running?.pausedMs, isTold }
    } finally {
      await database.close()
    }
  } finally {
    running?.release()
  }
}

/** The trail of another version may be a different one, so only that of this version is told. */
async function tellHere(
  { db }: Database,
  { timeZone }: Config,
  { migrations }: Manifest,
  made: MadeBackup,
): Promise<boolean> {
  if (migrations.last !== lastKnownMigration()) return false
  await tellBackup(db, systemClock(timeZone), made)
  return true
}

type RestoreOptions = {
  /** Whether an archive that is not encrypted is taken although there is a key, which would prove where it comes from. */
  allowsUnencrypted: boolean
}

/** Verifies an archive and restores it into the empty place that the settings name. Returns what was restored. */
export async function restore(
  config: Config,
  path: string,
  { allowsUnencrypted }: RestoreOptions,
): Promise<Manifest & Restored> {
  closePlaces(config)
  if (!existsSync(path)) throw new RestoreRefusedError(`There is no file ${path}.`)
  const key = allowsUnencrypted && !(await isEncryptedArchive(path)) ? undefined : config.backupKey
  const manifest = await verifyArchive(path, key)
  const { main, failure } = await openStorages(config)
  if (failure !== undefined) throw failure
  const places = config.databaseUrl === undefined ? ['database', 'files'] : ['files']
  const newFolders = places.map((name) => join(config.dataDir, name)).filter((folder) => !existsSync(folder))
  const database = await openDatabase(config)
  try {
    const restored = await restoreBackup({ database, files: main }, { path, key, manifest })
    await database.close()
    return { ...manifest, ...restored }
  } catch (error) {
    await database.close()
    for (const folder of newFolders) await rm(folder, { recursive: true, force: true })
    throw error
  }
}
