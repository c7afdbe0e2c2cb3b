import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { codeOf, DatabaseOpenError, messageOf } from '../open-error.ts'

/**
 * Locks DATA_DIR for this process. PGlite has no lock of its own, and two processes on one folder lose each other's
 * rows. The lock is an SQLite file held in an exclusive transaction. The kernel drops it when the process dies, so no
 * stale lock is left behind.
 */
export function lockDataDir(dataDir: string): { release(): void } {
  makeWritable(dataDir)
  const file = openLockFile(dataDir)
  try {
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if (isBusy(error)) {
      throw new DatabaseOpenError(
        `Another process is using DATA_DIR ${dataDir}; stop it or choose another folder.`,
        { cause: error },
      )
    }
    throw cannotUse(dataDir, error)
  }
  return { release: () => file.close() }
}

function makeWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw cannotUse(dataDir, error)
  }
}

function openLockFile(dataDir: string): DatabaseSync {
  try {
    return new DatabaseSync(join(dataDir, 'portal.lock'), { timeout: 0 })
  } catch (error) {
    throw cannotUse(dataDir, error)
  }
}

const sqliteBusy = 5

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy

function cannotUse(dataDir: string, error: unknown): DatabaseOpenError {
  return new DatabaseOpenError(`DATA_DIR ${dataDir} cannot be used: ${reasonFor(error)}.`, { cause: error })
}

function reasonFor(error: unknown): string {
  switch (codeOf(error)) {
    case 'EEXIST':
    case 'ENOTDIR':
      return 'it, or a part of its path, is a file'
    case 'EACCES':
    case 'EPERM':
      return 'this user may not write there'
    case 'EROFS':
      return 'it is on a read-only file system'
    case 'ENOSPC':
      return 'the disk is full'
    case 'ERR_SQLITE_ERROR':
      return `its lock file cannot be opened (${messageOf(error)})`
    default:
      return messageOf(error)
  }
}
