import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { earlierCompanies, openEarlierCompany } from '../../test/database/earlier-company.ts'
import { openEmptyDatabase } from '../../test/database/empty-database.ts'
import { tableSums } from '../../test/database/table-sums.ts'
import type { Database } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { files as fileTable } from '../db/schema/files.ts'
import type { FileStorage } from '../files/storage/file-storage.ts'
import { createFolderStorage } from '../files/storage/folder-storage.ts'
import { ArchiveError } from './archive.ts'
import { makeBackup } from './make-backup.ts'
import { RestoreRefusedError, restoreBackup, verifyArchive } from './restore-backup.ts'

const key = randomBytes(32)
const now = new Date('2026-03-12T10:00:00Z')
let folder: string
let database: Database
let files: FileStorage
const closers: (() => Promise<unknown>)[] = []
let closeCompany: () => Promise<void>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-backup-'))
  const company = earlierCompanies.at(0)
  if (company === undefined) throw new Error('There is no earlier database')
  const earlier = await openEarlierCompany(company)
  closeCompany = earlier.close
  database = await earlier.open()
  await migrate(database)
  files = createFolderStorage(join(folder, 'files'))
  // The fixture has the rows of files alone.
  for (const { storage_key, size_bytes } of await database.db.select().from(fileTable))
    await files.put(storage_key, randomBytes(size_bytes))
})
afterAll(async () => {
  await closeCompany()
  await rm(folder, { recursive: true })
})
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const back = async (name: string, withKey?: Buffer) => {
  const path = join(folder, name)
  return { path, manifest: await makeBackup({ database, files }, { path, key: withKey, now }) }
}

async function emptyPlace() {
  const { database: empty, close } = await openEmptyDatabase()
  closers.push(close)
  const place = await mkdtemp(join(tmpdir(), 'portal-restored-'))
  closers.push(() => rm(place, { recursive: true }))
  return { database: empty, files: createFolderStorage(place), place }
}

const filesIn = async (place: string) =>
  (await readdir(place, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length

const tablesIn = async ({ db }: Database) => {
  const { rows } = await db.execute(
    sql`select from information_schema.tables where table_schema in ('public', 'drizzle')`,
  )
  return rows.length
}

describe('a backup', () => {
  it.each([
    ['without a key', undefined],
    ['with a key', key],
  ])('a backup %s is restored with every row and every file', async (name, withKey) => {
    const { path } = await back(`whole ${name}`, withKey)
    const target = await emptyPlace()
    const manifest = await verifyArchive(path, withKey)
    await restoreBackup(target, { path, key: withKey, manifest })
    expect(await tableSums(target.database)).toEqual(await tableSums(database))
    const rows = await database.db.select().from(fileTable)
    expect(manifest.files).toBe(rows.length)
    expect(rows.length).toBeGreaterThan(10)
    for (const { storage_key } of rows)
      expect((await target.files.get(storage_key))?.equals((await files.get(storage_key)) ?? key)).toBe(true)
    // The constraints are back, and the sequences go on.
    const next = async ({ db }: Database) =>
      (await db.execute<{ id: string }>(sql`select nextval('users_id_seq')::text as id`)).rows[0]?.id
    expect(await next(target.database)).toBe(await next(database))
    const keysOf = async ({ db }: Database) =>
      (
        await db.execute(
          sql`select conname, pg_get_constraintdef(oid) as definition from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'c' order by 1`,
        )
      ).rows
    expect(await keysOf(target.database)).toEqual(await keysOf(database))
  })

  it('an encrypted archive shows nothing of its content', async () => {
    const { path } = await back('secret', key)
    const bytes = await readFile(path)
    expect(bytes.includes('tables/users')).toBe(false)
    expect(bytes.includes('manifest')).toBe(false)
  })

  it('a backup whose file is missing fails, and leaves no archive', async () => {
    const gone: FileStorage = { ...files, get: async () => undefined }
    const path = join(folder, 'incomplete')
    const made = makeBackup({ database, files: gone }, { path, key: undefined, now })
    await expect(made).rejects.toThrow('is missing or damaged')
    expect((await readdir(folder)).filter((name) => name.startsWith('incomplete'))).toEqual([])
  })

  it('a backup that cannot be written ends with a sentence, and the next one is made', async () => {
    // A folder in the place of the file.
    const path = join(folder, 'no-disk')
    await mkdir(`${path}.unfinished`)
    await expect(makeBackup({ database, files }, { path, key: undefined, now })).rejects.toThrow(
      /cannot be written \(.*EISDIR\)/,
    )
    await rm(`${path}.unfinished`, { recursive: true, force: true })
    expect((await makeBackup({ database, files }, { path, key: undefined, now })).files).toBeGreaterThan(10)
  })

  it('a file that is deleted while the backup runs is not missed', async () => {
    const [first] = await database.db.select().from(fileTable)
    const id = first?.id ?? 0
    let isGone = false
    const deletes: FileStorage = {
      ...files,
      async get(storage_key) {
        if (storage_key !== first?.storage_key) return files.get(storage_key)
        isGone = true
        await database.db.execute(sql`update files set state = 'deleted' where id = ${id}`)
        return undefined
      },
    }
    const path = join(folder, 'meanwhile')
    const manifest = await makeBackup({ database, files: deletes }, { path, key: undefined, now })
    await database.db.execute(sql`update files set state = 'stored' where id = ${id}`)
    expect(isGone).toBe(true)
    expect(manifest.entries.some(({ name }) => name === `files/${first?.storage_key}`)).toBe(false)
  })
})

describe('refused archives', () => {
  const spoiled: [string, (path: string) => Promise<void>][] = [
    ['that was cut', async (path) => truncate(path, Math.floor((await readFile(path)).length / 2))],
    ['that lost its last byte', async (path) => truncate(path, (await readFile(path)).length - 1025)],
    [
      'with another byte',
      async (path) => {
        const bytes = await readFile(path)
        const place = Math.floor(bytes.length / 3)
        bytes[place] = (bytes[place] ?? 0) ^ 1
        await writeFile(path, bytes)
      },
    ],
    ['that is empty', (path) => truncate(path, 0)],
    ['that is another file', (path) => writeFile(path, randomBytes(100_000))],
  ]
  it.each(
    spoiled.flatMap(([name, spoil]) =>
      [undefined, key].map((withKey) => [withKey ? 'encrypted' : 'plain', name, withKey, spoil] as const),
    ),
  )('an archive (%s) %s is refused whole', async (kind, name, withKey, spoil) => {
    const { path } = await back(`${kind} ${name}`, withKey)
    await spoil(path)
    await expect(verifyArchive(path, withKey)).rejects.toBeInstanceOf(ArchiveError)
  })

  it('an encrypted archive is refused without its key, and with another one', async () => {
    const { path } = await back('for another key', key)
    await expect(verifyArchive(path, undefined)).rejects.toThrow('set BACKUP_KEY_FILE')
    await expect(verifyArchive(path, randomBytes(32))).rejects.toBeInstanceOf(ArchiveError)
  })

  it('an archive of a newer version is refused', async () => {
    const at = 9_999_999_999_999
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${sql.raw(String(at))})`,
    )
    const { path } = await back('newer')
    await database.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'later'`)
    await expect(verifyArchive(path, undefined)).rejects.toThrow(
      'A newer version of the portal made this archive',
    )
  })

  it('a place with people in it is refused, and keeps what it has', async () => {
    const { path, manifest } = await back('for a full place')
    const before = await tableSums(database)
    const restoring = restoreBackup({ database, files }, { path, key: undefined, manifest })
    await expect(restoring).rejects.toBeInstanceOf(RestoreRefusedError)
    expect(await tableSums(database)).toEqual(before)
  })

  it('a restore that fails deletes no file that was there before', async () => {
    const { path, manifest } = await back('into the same folder')
    const { database: empty } = await emptyPlace()
    const wrong = { ...manifest, tables: { ...manifest.tables, users: 1_000_000 } }
    const before = await filesIn(join(folder, 'files'))
    const restoring = restoreBackup({ database: empty, files }, { path, key: undefined, manifest: wrong })
    await expect(restoring).rejects.toThrow('The table users has')
    expect(before).toBeGreaterThan(10)
    expect([await filesIn(join(folder, 'files')), await tablesIn(empty)]).toEqual([before, 0])
  })

  it('a restore that fails in the middle leaves the place empty, and succeeds afterwards', async () => {
    const { path, manifest } = await back('for a bad store')
    const target = await emptyPlace()
    let puts = 0
    const breaks: FileStorage = {
      ...target.files,
      async put(storage_key, bytes) {
        puts += 1
        if (puts > 3) throw new Error('The store is full')
        await target.files.put(storage_key, bytes)
      },
    }
    const given = { path, key: undefined, manifest }
    await expect(restoreBackup({ ...target, files: breaks }, given)).rejects.toThrow('The store is full')
    expect([await tablesIn(target.database), await filesIn(target.place)]).toEqual([0, 0])
    await restoreBackup(target, given)
    expect(await tableSums(target.database)).toEqual(await tableSums(database))
  })
})

it('an archive of an earlier version is restored as it was, and the next start upgrades it', async () => {
  const oldest = earlierCompanies.at(-1)
  if (oldest === undefined) throw new Error('There is no earlier database')
  const earlier = await openEarlierCompany(oldest)
  closers.push(earlier.close)
  const old = await earlier.open()
  await old.db.execute(sql`update files set state = 'deleted'`)
  const path = join(folder, 'earlier')
  await makeBackup({ database: old, files }, { path, key: undefined, now })
  const target = await emptyPlace()
  await restoreBackup(target, { path, key: undefined, manifest: await verifyArchive(path, undefined) })
  expect(await tableSums(target.database)).toEqual(await tableSums(old))
  const told: number[] = []
  await migrate(target.database, ({ steps }) => told.push(steps))
  expect(told).toHaveLength(1)
})
