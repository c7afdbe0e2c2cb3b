import { createHash } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { isStored, listStoredFilesAfter, type StoredFile } from './files.store.ts'
import type { FileStorage } from './storage/file-storage.ts'

export type Moved = {
  copied: number
  /** Files that were in the target before, with the right content. */
  already: number
  /** Ids of files that are in neither store, or whose bytes are not those that were saved. */
  lost: number[]
}

type Move = {
  db: Db
  from: FileStorage
  to: FileStorage
  /** Deletes each file from the store that it was in, once its copy was read back. */
  deletesSource: boolean
}

const pageSize = 500
/** Files of at most 10 MB each that are in memory at once, twice. */
const atOnce = 4

/**
 * Copies every file that something refers to and reads each copy back. Running it again goes on where it ended. It may run
 * beside a portal that reads both stores; `told` hears after each page how many files were looked at.
 */
export async function moveFiles(move: Move, told: (count: number) => void): Promise<Moved> {
  const moved: Moved = { copied: 0, already: 0, lost: [] }
  let count = 0
  let page = await listStoredFilesAfter(move.db, 0, pageSize)
  while (page.length > 0) {
    for (let begin = 0; begin < page.length; begin += atOnce) {
      const some = page.slice(begin, begin + atOnce)
      // All of them end before the run does, so that nothing is written after it.
      const ends = await Promise.allSettled(some.map((file) => moveFile(move, file, moved)))
      for (const end of ends) if (end.status === 'rejected') throw end.reason
    }
    count += page.length
    told(count)
    page = await listStoredFilesAfter(move.db, page.at(-1)?.id ?? 0, pageSize)
  }
  return { ...moved, lost: moved.lost.toSorted((one, other) => one - other) }
}

async function moveFile(
  { db, from, to, deletesSource }: Move,
  file: StoredFile,
  moved: Moved,
): Promise<void> {
  const { id, storage_key: key, size_bytes } = file
  const isWhole = (bytes: Buffer | undefined) => bytes?.length === size_bytes
  const source = await from.get(key)
  const target = await to.get(key)
  if (source === undefined || !isWhole(source)) {
    if (isWhole(target)) moved.already += 1
    else if (await isStored(db, id)) moved.lost.push(id)
    return
  }
  const checksum = checksumOf(source)
  if (target !== undefined && checksumOf(target) === checksum) {
    moved.already += 1
  } else {
    await to.put(key, source)
    const copy = await to.get(key)
    if (copy === undefined || checksumOf(copy) !== checksum)
      throw new Error(`The copy of the file ${id} is not what was written. Nothing was deleted of it.`)
    moved.copied += 1
    // The portal may have deleted the file from both stores before its copy was written.
    if (!(await isStored(db, id))) await to.delete(key)
  }
  if (deletesSource) await from.delete(key)
}

const checksumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
