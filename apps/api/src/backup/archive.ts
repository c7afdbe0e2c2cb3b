import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type Extract, extract, pack } from 'tar-stream'
import * as z from 'zod/mini'
import { OperatorError } from '../commands/operator-error.ts'
import { syncFolder } from '../db/embedded/durable-files.ts'
import { codeOf, messageOf } from '../db/open-error.ts'
import { decrypting, encrypting, isEncrypted } from './encryption.ts'

/** The archive cannot be read, or is not whole. */
export class ArchiveError extends OperatorError {}

const entrySchema = z.object({ name: z.string(), size: z.int(), sha256: z.string() })

/** What the last entry of an archive says about it. */
export const manifestSchema = z.object({
  format: z.literal(1),
  made_at: z.string(),
  /** The migrations of its database: how many, and the time of the last one. */
  migrations: z.object({ applied: z.int(), last: z.int() }),
  /** Rows by table. */
  tables: z.record(z.string(), z.int()),
  /** The last values of the sequences, by their names. */
  sequences: z.record(z.string(), z.int()),
  files: z.int(),
  entries: z
    .array(entrySchema)
    .check(z.refine((entries) => new Set(entries.map(({ name }) => name)).size === entries.length)),
})
export type Manifest = z.infer<typeof manifestSchema>

const manifestName = 'manifest.json'

export type ArchiveWriter = {
  add(name: string, bytes: Buffer): Promise<void>
}

/**
 * Writes an archive: a tar file whose last entry lists all others with their checksums, encrypted where there is a key. The content
 * is written beside and renamed when it is on the disk, so that a cut archive has another name.
 */
export async function writeArchive(
  path: string,
  key: Buffer | undefined,
  fill: (writer: ArchiveWriter) => Promise<Omit<Manifest, 'format' | 'entries'>>,
): Promise<Manifest> {
  const unfinished = `${path}.unfinished`
  const tar = pack()
  const file = (await newFile(unfinished, path)).createWriteStream({ flush: true })
  // Where the disk fails nobody takes the entries, so whoever waits for one must hear of it.
  let reason: ArchiveError | undefined
  const failure = new Promise<never>((_, reject) => {
    file.once('error', (error) => {
      reason = notWritten(path, error)
      reject(reason)
    })
  })
  failure.catch(() => {})
  const writing = key ? pipeline(tar, encrypting(key), file) : pipeline(tar, file)
  writing.catch(() => {})
  const entries: Manifest['entries'] = []
  const add = async (name: string, bytes: Buffer) => {
    entries.push(listed({ name, bytes }))
    const taken = new Promise<void>((resolve, reject) => {
      tar.entry({ name, size: bytes.length }, bytes, (error) => (error ? reject(error) : resolve()))
    })
    await Promise.race([taken, failure])
  }
  try {
    const about = await fill({ add })
    const manifest: Manifest = { format: 1, ...about, entries: [...entries] }
    await add(manifestName, Buffer.from(JSON.stringify(manifest)))
    tar.finalize()
    await Promise.race([writing, failure])
    await rename(unfinished, path).catch((error: unknown) => {
      throw notWritten(path, error)
    })
    syncFolder(dirname(path))
    return manifest
  } catch (error) {
    // Ending the tar is an error of the file too, and not the reason.
    const first = reason ?? error
    tar.destroy()
    await rm(unfinished, { force: true }).catch(() => {})
    throw first
  }
}

/** It is there before anything is written, so that a failure finds it to delete; what an earlier attempt has left goes. */
async function newFile(unfinished: string, path: string): Promise<FileHandle> {
  try {
    await rm(unfinished, { force: true })
    return await open(unfinished, 'wx', 0o600)
  } catch (error) {
    throw notWritten(path, error)
  }
}

type Entry = { name: string; bytes: Buffer }

/**
 * Reads an archive entry by entry and returns its manifest; with a key an encrypted one alone. An entry may be used before the end has shown that the archive is whole, so
 * `readManifest` comes first.
 */
export async function* readArchive(path: string, key: Buffer | undefined): AsyncGenerator<Entry, Manifest> {
  const tar = extract()
  const reading = pipeline(await contentOf(path, key), tar)
  reading.catch(() => {})
  const seen: Manifest['entries'] = []
  let last: Entry | undefined
  const entries = entriesOf(path, tar)
  for await (const entry of entries) {
    if (last !== undefined) {
      seen.push(listed(last))
      yield last
    }
    last = entry
  }
  const manifest = await reading.then(
    () => manifestOf(last),
    () => undefined,
  )
  if (manifest === undefined || JSON.stringify(manifest.entries) !== JSON.stringify(seen))
    throw notWhole(path)
  return manifest
}

/** Reads the whole archive and compares every checksum. */
export async function readManifest(path: string, key: Buffer | undefined): Promise<Manifest> {
  const entries = readArchive(path, key)
  for (;;) {
    const next = await entries.next()
    if (next.done) return next.value
  }
}

async function contentOf(path: string, key: Buffer | undefined): Promise<Readable> {
  if (!(await isEncryptedArchive(path))) {
    if (key === undefined) return createReadStream(path)
    throw new ArchiveError(
      `${path} is not encrypted, so BACKUP_KEY_FILE does not prove where it comes from: add --allow-unencrypted if you trust it.`,
    )
  }
  if (key === undefined)
    throw new ArchiveError(`${path} is encrypted: set BACKUP_KEY_FILE to the file of its key.`)
  return decrypting(path, key)
}

/** Whether the archive is encrypted; throws an `ArchiveError` where it cannot be read. */
export const isEncryptedArchive = (path: string): Promise<boolean> =>
  isEncrypted(path).catch((error: unknown) => {
    throw new ArchiveError(`${path} cannot be read (${codeOf(error) ?? messageOf(error)}).`, { cause: error })
  })

async function* entriesOf(path: string, tar: Extract): AsyncGenerator<Entry> {
  try {
    for await (const entry of tar) yield { name: entry.header.name, bytes: await buffer(entry) }
  } catch (error) {
    throw notWhole(path, error)
  }
}

const listed = ({ name, bytes }: Entry) => ({ name, size: bytes.length, sha256: checksumOf(bytes) })

function manifestOf(entry: Entry | undefined): Manifest | undefined {
  if (entry?.name !== manifestName) return undefined
  try {
    return z.parse(manifestSchema, JSON.parse(entry.bytes.toString()))
  } catch {
    return undefined
  }
}

const notWritten = (path: string, cause: unknown) =>
  new ArchiveError(`${path} cannot be written (${codeOf(cause) ?? messageOf(cause)}).`, { cause })

const notWhole = (path: string, cause?: unknown) =>
  new ArchiveError(
    `${path} is not a whole archive of the portal, or BACKUP_KEY_FILE is not its key. Nothing was restored.`,
    { cause },
  )

const checksumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
