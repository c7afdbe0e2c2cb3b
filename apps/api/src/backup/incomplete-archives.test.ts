import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmptyDatabase } from '../../test/database/empty-database.ts'
import { tableSums } from '../../test/database/table-sums.ts'
import { OperatorError } from '../commands/operator-error.ts'
import type { Database } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { files as fileTable } from '../db/schema/files.ts'
import { createFolderStorage } from '../files/storage/folder-storage.ts'
import { type Manifest, readArchive, writeArchive } from './archive.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup, verifyArchive } from './restore-backup.ts'

type Archive = { entries: [name: string, bytes: Buffer][]; about: Omit<Manifest, 'format' | 'entries'> }

const storageKey = 'ab'.repeat(16)
const picture = Buffer.from('a picture')
const fileName = `files/${storageKey}`
let folder: string
let source: Database
let original: Archive
const closers: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-incomplete-'))
  const opened = await openEmptyDatabase()
  source = opened.database
  closers.push(opened.close)
  await migrate(source)
  const files = createFolderStorage(join(folder, 'files'))
  await files.put(storageKey, picture)
  await source.db.insert(fileTable).values({
    storage_key: storageKey,
    kind: 'avatar',
    media_type: 'image/png',
    size_bytes: picture.length,
    state: 'stored',
  })
  const path = join(folder, 'original')
  const options = { path, key: undefined, now: new Date('2026-03-12T10:00:00Z') }
  const { format: _, entries: __, ...about } = await makeBackup({ database: source, files }, options)
  const entries: Archive['entries'] = []
  for await (const { name, bytes } of readArchive(path, undefined)) entries.push([name, bytes])
  original = { entries, about }
})
afterAll(async () => {
  for (const close of closers) await close()
  await rm(folder, { recursive: true })
})

/** Writes an archive whose checksums are right, and restores it into an empty place. */
async function restore(name: string, { entries, about }: Archive) {
  const path = join(folder, name.replaceAll(/\W/g, '-'))
  await writeArchive(path, undefined, async (writer) => {
    for (const [entry, bytes] of entries) await writer.add(entry, bytes)
    return about
  })
  const { database, close } = await openEmptyDatabase()
  closers.push(close)
  const place = { database, files: createFolderStorage(`${path}-files`) }
  const restoring = verifyArchive(path, undefined).then((manifest) =>
    restoreBackup(place, { path, key: undefined, manifest }),
  )
  return { ...place, restoring }
}

it('an archive that has all that its rows name is restored whole', async () => {
  const { restoring, database, files } = await restore('whole', original)
  await restoring
  expect(await tableSums(database)).toEqual(await tableSums(source))
  expect(await files.get(storageKey)).toEqual(picture)
})

const rowless = 'vacancies'

const incomplete: [name: string, change: (archive: Archive) => Archive, sentence: RegExp][] = [
  [
    'without a file that a row names',
    ({ entries, about }) => ({ entries: entries.filter(([name]) => name !== fileName), about }),
    /its end: The file 1 \(id of the table files\) is missing or damaged\. Nothing was restored\.$/,
  ],
  [
    'with a file of another size',
    ({ entries, about }) => ({
      entries: entries.map(([name, bytes]) => [name, name === fileName ? Buffer.from('a') : bytes]),
      about,
    }),
    /its end: The file 1 \(id of the table files\) is missing or damaged\. Nothing was restored\.$/,
  ],
  [
    'with a file twice',
    ({ entries, about }) => ({ entries: [...entries, [fileName, Buffer.from('another')]], about }),
    /is not a whole archive of the portal/,
  ],
  [
    'that says to have more files',
    ({ entries, about }) => ({ entries, about: { ...about, files: 7 } }),
    /its end: The table files names 1 files instead of 7\. Nothing was restored\.$/,
  ],
  [
    'that does not say of each table what it has',
    ({ entries, about: { tables, ...about } }) => ({
      entries,
      about: {
        ...about,
        tables: Object.fromEntries(Object.entries(tables).filter(([table]) => table !== rowless)),
      },
    }),
    /its end: The table vacancies is missing\. Nothing was restored\.$/,
  ],
]

it.each(incomplete)(
  'a restore refuses an archive %s, and keeps no file of it',
  async (name, change, sentence) => {
    const { restoring, database, files } = await restore(name, change(original))
    await expect(restoring).rejects.toThrow(OperatorError)
    await expect(restoring).rejects.toThrow(sentence)
    expect([await files.get(storageKey), await tableSums(database)]).toEqual([undefined, {}])
  },
)
