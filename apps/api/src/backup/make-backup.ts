import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { OperatorError } from '../commands/operator-error.ts'
import { dumpMigrations, dumpSequences, dumpTables } from '../db/archive/dump-tables.ts'
import type { Database } from '../db/client.ts'
import { type StoredFile, storedFiles } from '../files/files.store.ts'
import type { FileStorage } from '../files/storage/file-storage.ts'
import { type ArchiveWriter, type Manifest, writeArchive } from './archive.ts'

const compressed = promisify(gzip)

type Source = { database: Database; files: FileStorage }
type Options = { path: string; key: Buffer | undefined; now: Date }

/** A file of the database's snapshot was deleted before it was read. */
class OvertakenError extends OperatorError {}

/**
 * Writes an archive of all tables and of the files that their rows name, while others work with the database: the tables are read
 * from one snapshot, and files that nobody names any more do no harm. Throws when a file is not where its row says.
 */
export async function makeBackup(source: Source, options: Options): Promise<Manifest> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptBackup(source, options)
    } catch (error) {
      if (!(error instanceof OvertakenError) || attempt === 3) throw error
    }
  }
}

function attemptBackup({ database, files }: Source, { path, key, now }: Options): Promise<Manifest> {
  return writeArchive(path, key, async (writer) => {
    const written = new Set<number>()
    const read = ({ storage_key }: StoredFile) => files.get(storage_key)
    const write = async (file: StoredFile, reading: ReturnType<typeof read>) => {
      const bytes = await reading
      if (bytes?.length !== file.size_bytes)
        throw new OvertakenError(`The file ${file.id} (id of the table files) is missing or damaged.`)
      await writer.add(`files/${file.storage_key}`, bytes)
      written.add(file.id)
    }
    // Most files are read before the snapshot, so that the few new ones are read at once after it.
    for await (const { item, reading } of readAhead(storedFiles(database.db), read))
      await write(item, reading).catch(ignoreOvertaken)
    return database.db.transaction(
      async (tx) => {
        let count = 0
        for await (const file of storedFiles(tx)) {
          count += 1
          if (!written.has(file.id)) await write(file, read(file))
        }
        return {
          made_at: now.toISOString(),
          migrations: await dumpMigrations(tx),
          tables: await dumpTables(tx, tableWriter(writer)),
          sequences: await dumpSequences(tx),
          files: count,
        }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  })
}

/** A bucket answers several questions at a time; each may hold a file of 10 MB. */
const filesAhead = 8

/** Reads some items ahead of the one that is taken, and yields them in order. */
async function* readAhead<Item, Content>(
  items: AsyncIterable<Item>,
  read: (item: Item) => Promise<Content>,
): AsyncGenerator<{ item: Item; reading: Promise<Content> }> {
  const ahead: { item: Item; reading: Promise<Content> }[] = []
  for await (const item of items) {
    const reading = read(item)
    // A failure is that of whoever takes the item.
    reading.catch(() => {})
    ahead.push({ item, reading })
    if (ahead.length === filesAhead) yield* ahead.splice(0, 1)
  }
  yield* ahead
}

/** A file that is gone now is asked for again when the snapshot still names it. */
function ignoreOvertaken(error: unknown): void {
  if (!(error instanceof OvertakenError)) throw error
}

function tableWriter(writer: ArchiveWriter) {
  let number = 0
  return async (table: string, lines: string) => {
    number += 1
    const part = String(number).padStart(6, '0')
    await writer.add(`tables/${table}/${part}.jsonl.gz`, await compressed(lines))
  }
}
