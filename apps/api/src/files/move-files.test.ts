import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { files } from '../db/schema/files.ts'
import { clockAt } from '../use-case/clock.ts'
import { moveFiles } from './move-files.ts'
import type { FileStorage } from './storage/file-storage.ts'
import { createFolderStorage } from './storage/folder-storage.ts'
import { claimFile, dropFile, removeDroppedFile, saveFile } from './stored-files.ts'

let database: TestDatabase
let from: FileStorage
let to: FileStorage
const clock = clockAt('Europe/Kyiv', () => new Date('2025-03-12T10:00:00Z'))

beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.db.delete(files)
  const folder = await mkdtemp(join(tmpdir(), 'portal-files-'))
  from = createFolderStorage(join(folder, 'from'))
  to = createFolderStorage(join(folder, 'to'))
  return () => rm(folder, { recursive: true })
})
afterAll(() => database.close())

/** Stores a file of which the text is its content, and returns its id and key. */
async function store(text: string) {
  const { db } = database
  const id = await saveFile(
    { db, clock, files: from },
    { bytes: Buffer.from(text), kind: 'avatar', media_type: 'image/jpeg' },
  )
  await db.transaction((tx) => claimFile(tx, clock, id))
  const [row] = await db.select({ key: files.storage_key }).from(files).where(eq(files.id, id))
  return { id, key: row?.key ?? '' }
}

const move = (changes: Partial<Parameters<typeof moveFiles>[0]> = {}) =>
  moveFiles({ db: database.db, from, to, deletesSource: false, ...changes }, () => {})
const textIn = async (storage: FileStorage, key: string) => (await storage.get(key))?.toString()

describe('moving files', () => {
  it('every file is copied, the sources stay, and a second run finds all of them', async () => {
    const stored = await Promise.all(['one', 'two', 'three'].map(store))
    expect(await move()).toEqual({ copied: 3, already: 0, lost: [] })
    expect(await Promise.all(stored.map(({ key }) => textIn(to, key)))).toEqual(['one', 'two', 'three'])
    expect(await Promise.all(stored.map(({ key }) => textIn(from, key)))).toEqual(['one', 'two', 'three'])
    expect(await move()).toEqual({ copied: 0, already: 3, lost: [] })
  })

  it('sources are deleted only when asked, and a run after that finds the files in the target', async () => {
    const { key } = await store('one')
    expect(await move({ deletesSource: true })).toEqual({ copied: 1, already: 0, lost: [] })
    expect([await textIn(from, key), await textIn(to, key)]).toEqual([undefined, 'one'])
    expect(await move({ deletesSource: true })).toEqual({ copied: 0, already: 1, lost: [] })
  })

  it('a run that was cut is finished by the next one', async () => {
    const stored = await Promise.all(['one', 'two', 'three', 'four', 'five', 'six'].map(store))
    let puts = 0
    const cut: FileStorage = {
      ...to,
      async put(key, bytes) {
        puts += 1
        if (puts > 2) throw new Error('The store is gone')
        await to.put(key, bytes)
      },
    }
    await expect(move({ to: cut })).rejects.toThrow('The store is gone')
    expect(await move()).toMatchObject({ copied: 4, already: 2, lost: [] })
    for (const { key } of stored) expect(await to.get(key)).toEqual(await from.get(key))
  })

  it('a damaged copy of before is replaced', async () => {
    const { key } = await store('one')
    await to.put(key, Buffer.from('onX'))
    expect(await move()).toEqual({ copied: 1, already: 0, lost: [] })
    expect(await textIn(to, key)).toBe('one')
  })

  it('a copy that is read back otherwise ends the run, and its source stays', async () => {
    const { key } = await store('one')
    const damaging: FileStorage = { ...to, put: (name) => to.put(name, Buffer.from('onX')) }
    await expect(move({ to: damaging, deletesSource: true })).rejects.toThrow('not what was written')
    expect(await textIn(from, key)).toBe('one')
  })

  it('a file that is gone, and one that lost its end, are named and not moved', async () => {
    const [gone, cut] = [await store('gone'), await store('whole')]
    await from.delete(gone.key)
    await from.put(cut.key, Buffer.from('who'))
    expect(await move({ deletesSource: true })).toEqual({ copied: 0, already: 0, lost: [gone.id, cut.id] })
    expect([await textIn(from, cut.key), await textIn(to, cut.key)]).toEqual(['who', undefined])
  })

  it('a file that the portal deletes while it is copied is left in neither store', async () => {
    const { id, key } = await store('one')
    const { db } = database
    const deletedMeanwhile: FileStorage = {
      ...to,
      async put(name, bytes) {
        await db.transaction((tx) => dropFile(tx, clock, id))
        await removeDroppedFile({ db, clock, files: from }, id)
        await to.put(name, bytes)
      },
    }
    await move({ to: deletedMeanwhile })
    expect([await textIn(from, key), await textIn(to, key)]).toEqual([undefined, undefined])
  })
})
