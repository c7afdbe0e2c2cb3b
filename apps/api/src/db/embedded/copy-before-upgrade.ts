import { constants, fdatasyncSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseOpenError } from '../open-error.ts'
import { syncFolder } from './durable-files.ts'
import { syncAll } from './first-start.ts'

const prefix = 'database-before-'
const megabyte = 1024 * 1024

/**
 * Copies the folder of the embedded database, in which nothing may be written meanwhile, and forces the copy to the disk. Replaces
 * the copy of an earlier upgrade. Returns the path of the copy.
 */
export async function copyBeforeUpgrade(folder: string, appliedMigrations: number): Promise<string> {
  const source = join(folder, 'database')
  const target = join(folder, `${prefix}${String(appliedMigrations).padStart(4, '0')}`)
  const unfinished = join(folder, 'database-copy.unfinished')
  await rm(unfinished, { recursive: true, force: true })
  refuseWithoutRoom(folder, source)
  await copyFolder(source, unfinished)
  syncAll(unfinished, fdatasyncSync)
  await rm(target, { recursive: true, force: true })
  await rename(unfinished, target)
  syncFolder(folder)
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (name.startsWith(prefix) && path !== target) await rm(path, { recursive: true, force: true })
  }
  return target
}

/** Copies a folder and returns the milliseconds that it took. Where the file system can, the blocks are shared. */
export async function copyFolder(source: string, target: string): Promise<number> {
  const startedAt = performance.now()
  await mkdir(target, { mode: 0o700 })
  await cp(source, target, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return performance.now() - startedAt
}

function refuseWithoutRoom(folder: string, source: string): void {
  const { bavail, bsize } = statfsSync(folder)
  const neededBytes = sizeOf(source) * 1.2
  if (bavail * bsize > neededBytes) return
  throw new DatabaseOpenError(
    `The disk of DATA_DIR ${folder} has no room for a copy of the database, which is made before an upgrade: make ${Math.ceil(neededBytes / megabyte)} MB of room and start again.`,
  )
}

function sizeOf(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}
