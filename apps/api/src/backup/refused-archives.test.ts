import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { earlierCompanies, openEarlierCompany } from '../../test/database/earlier-company.ts'
import { openEmptyDatabase } from '../../test/database/empty-database.ts'
import { OperatorError } from '../commands/operator-error.ts'
import type { Database } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { createFolderStorage } from '../files/storage/folder-storage.ts'
import { type Manifest, readArchive, writeArchive } from './archive.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup, verifyArchive } from './restore-backup.ts'

type Contents = { entries: Map<string, Buffer>; about: Omit<Manifest, 'format' | 'entries'> }

let folder: string
let contents: Contents
let place: { database: Database; files: ReturnType<typeof createFolderStorage>; folder: string }
let closePlace: () => Promise<void>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-archives-'))
  const company = earlierCompanies.at(0)
  if (company === undefined) throw new Error('There is no earlier database')
  const earlier = await openEarlierCompany(company)
  const database = await earlier.open()
  await migrate(database)
  await database.db.execute(sql`update files set state = 'deleted'`)
  const path = join(folder, 'good')
  const files = createFolderStorage(join(folder, 'files'))
  const {
    format: _,
    entries: __,
    ...about
  } = await makeBackup({ database, files }, { path, key: undefined, now: new Date('2026-03-12T10:00:00Z') })
  await earlier.close()
  const entries = new Map<string, Buffer>()
  for await (const { name, bytes } of readArchive(path, undefined)) entries.set(name, bytes)
  contents = { entries, about }
  const empty = await openEmptyDatabase()
  const filesFolder = join(folder, 'restored')
  await mkdir(filesFolder)
  place = { database: empty.database, files: createFolderStorage(filesFolder), folder: filesFolder }
  closePlace = empty.close
})
afterAll(async () => {
  await closePlace()
  await rm(folder, { recursive: true })
})

const partOf = (table: string) => `tables/${table}/000001.jsonl.gz`
const rowsOf = (table: string) => {
  const [, bytes] = [...contents.entries].find(([name]) => name.startsWith(`tables/${table}/`)) ?? []
  return gunzipSync(bytes ?? gzipSync(''))
    .toString()
    .split('\n')
}
const withRows = (table: string, rows: readonly string[]) => (archive: Contents) => {
  for (const name of archive.entries.keys()) {
    if (name.startsWith(`tables/${table}/`)) archive.entries.delete(name)
  }
  archive.entries.set(partOf(table), gzipSync(rows.join('\n')))
}
const changedRow = (table: string, change: object): string =>
  JSON.stringify({ ...JSON.parse(rowsOf(table)[0] ?? '{}'), ...change })

/** Whole by its checksums, and yet no content that the portal can have. */
const forged: [string, (archive: Contents) => void][] = [
  ['of an unknown table', ({ entries }) => entries.set(partOf('strangers'), gzipSync('{"id":1}'))],
  [
    'of a table whose name is a statement',
    ({ entries }) => entries.set(partOf('users"; drop table users --'), gzipSync('{}')),
  ],
  ['of an unknown kind of entry', ({ entries }) => entries.set('notes/one.txt', Buffer.from('hello'))],
  ['whose rows are not compressed', ({ entries }) => entries.set(partOf('users'), Buffer.from('{"id":1}'))],
  ['whose rows are cut', ({ entries }) => entries.set(partOf('users'), gzipSync('{"id":1}').subarray(0, 12))],
  ['whose rows are no JSON', (archive) => withRows('users', ['{"id":'])(archive)],
  ['whose rows are lists', (archive) => withRows('users', ['[1,2]'])(archive)],
  ['whose rows are empty', (archive) => withRows('users', ['{}'])(archive)],
  [
    'with an unknown column',
    (archive) =>
      withRows('users', [changedRow('users', { shoe_size: 42 }), ...rowsOf('users').slice(1)])(archive),
  ],
  [
    'without a column',
    (archive) =>
      withRows('users', [changedRow('users', { role: undefined }), ...rowsOf('users').slice(1)])(archive),
  ],
  [
    'with a number that is a text',
    (archive) => withRows('users', [changedRow('users', { id: 'seven' })])(archive),
  ],
  [
    'with a day that is none',
    (archive) => withRows('records', [changedRow('records', { date: '2025-02-30' })])(archive),
  ],
  ['with an unknown role', (archive) => withRows('users', [changedRow('users', { role: 'owner' })])(archive)],
  [
    'with a NUL in a text',
    (archive) => withRows('users', [changedRow('users', { first_name: 'a\u0000b' })])(archive),
  ],
  ['with a person twice', (archive) => withRows('users', [...rowsOf('users'), ...rowsOf('users')])(archive)],
  ['without the people of its records', (archive) => withRows('users', rowsOf('users').slice(0, 1))(archive)],
  [
    'with fewer rows than it says',
    ({ about }) => Object.assign(about, { tables: { ...about.tables, users: 1_000_000 } }),
  ],
  ['with an unknown sequence', ({ about }) => Object.assign(about, { sequences: { nothing_id_seq: 7 } })],
  [
    'of migrations that nobody knows',
    ({ about }) => Object.assign(about, { migrations: { applied: 1, last: 1 } }),
  ],
  ['with a file outside the folder', ({ entries }) => entries.set('files/../../escaped', Buffer.from('x'))],
  [
    'with a file whose name is none of ours',
    ({ entries }) => entries.set('files/notes.txt', Buffer.from('x')),
  ],
]

const tarOf = async (entries: [string, string][]) => {
  const tar = pack()
  for (const [name, text] of entries) tar.entry({ name }, text)
  tar.finalize()
  return buffer(tar)
}

/** Not even whole. */
const broken: [string, (path: string) => Promise<unknown>][] = [
  ['that is a folder', (path) => mkdir(path)],
  ['that is not there', async () => undefined],
  ['that is empty', (path) => writeFile(path, '')],
  ['that is a page of text', (path) => writeFile(path, 'hello\n'.repeat(1000))],
  ['that is zeros', (path) => writeFile(path, Buffer.alloc(10_240))],
  [
    'that is compressed as a whole',
    async (path) => writeFile(path, gzipSync(await tarOf([['manifest.json', '{}']]))),
  ],
  ['without its list', async (path) => writeFile(path, await tarOf([['tables/users/1', 'x']]))],
  ['whose list is no JSON', async (path) => writeFile(path, await tarOf([['manifest.json', '{']]))],
  [
    'whose list is of another format',
    async (path) => writeFile(path, await tarOf([['manifest.json', '{"format":2}']])),
  ],
  ['with the head of an encrypted one alone', (path) => writeFile(path, 'portal-backup-1\n')],
]

const restored = async (path: string) => {
  const manifest = await verifyArchive(path, undefined)
  await restoreBackup(place, { path, key: undefined, manifest })
}

const tablesLeft = async () => {
  const { rows } = await place.database.db.execute(
    sql`select from information_schema.tables where table_schema in ('public', 'drizzle')`,
  )
  return rows.length
}

async function expectOneSentence(path: string) {
  const refusal = await restored(path).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(refusal instanceof OperatorError))
    throw new Error('The archive was not refused by a sentence', { cause: refusal })
  expect(refusal.message).toMatch(/^[^\n]{20,400}\.$/)
  expect([
    await tablesLeft(),
    await readdir(place.folder),
    (await readdir(folder)).includes('escaped'),
  ]).toEqual([0, [], false])
}

describe('a restore', () => {
  it.each(forged)(
    'refuses an archive %s by one sentence, and leaves the place empty',
    async (name, forge) => {
      const archive = { entries: new Map(contents.entries), about: structuredClone(contents.about) }
      forge(archive)
      const path = join(folder, name.replaceAll(/\W/g, '-'))
      await writeArchive(path, undefined, async (writer) => {
        for (const [entry, bytes] of archive.entries) await writer.add(entry, bytes)
        return archive.about
      })
      await expectOneSentence(path)
    },
  )

  it.each(broken)('refuses an archive %s by one sentence, and leaves the place empty', async (name, make) => {
    const path = join(folder, name.replaceAll(/\W/g, '-'))
    await make(path)
    await expectOneSentence(path)
  })

  it('still takes the archive that the others were made of', async () => {
    const other = await openEmptyDatabase()
    const manifest = await verifyArchive(join(folder, 'good'), undefined)
    await restoreBackup(
      { ...place, database: other.database },
      { path: join(folder, 'good'), key: undefined, manifest },
    )
    await other.close()
  })
})
