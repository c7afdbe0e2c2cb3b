import { closeSync, existsSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Sync, syncFolder } from './durable-files.ts'

/**
 * A first start writes about a thousand files. A mark beside them says that it has not ended, so that the start after
 * a crash or a power cut begins again instead of opening a part of a database. The end forces all of them to the disk, where `sync` is given.
 */
export function beginFirstStart(folder: string): { isFirst: boolean; end(sync: Sync | undefined): void } {
  const database = join(folder, 'database')
  const mark = join(folder, 'database.unfinished')
  if (existsSync(mark)) rmSync(database, { recursive: true, force: true })
  const isFirst = !existsSync(database)
  if (isFirst) {
    closeSync(openSync(mark, 'w'))
    syncFolder(folder)
    // PGlite would make it for everybody. The mode of one that is there is the matter of each start.
    mkdirSync(database, { mode: 0o700 })
  }
  return {
    isFirst,
    end(sync) {
      if (!isFirst) return
      if (sync) {
        syncAll(database, sync)
        syncFolder(folder)
        syncFolder(dirname(folder))
      }
      rmSync(mark)
      if (sync) syncFolder(folder)
    },
  }
}

/** Forces all files and folders below a folder to the disk. */
export function syncAll(path: string, sync: Sync): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const below = join(path, entry.name)
    if (entry.isDirectory()) syncAll(below, sync)
    else if (entry.isFile()) syncFile(below, sync)
  }
  syncFolder(path)
}

function syncFile(path: string, sync: Sync): void {
  const file = openSync(path, 'r+')
  try {
    sync(file)
  } finally {
    closeSync(file)
  }
}
