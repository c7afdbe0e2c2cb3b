import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { files } from '../../src/db/schema/files.ts'
import { users } from '../../src/db/schema/people/users.ts'
import type { FileStorage } from '../../src/files/storage/file-storage.ts'
import {
  claimFile,
  claimingFiles,
  dropFile,
  readStoredFile,
  removeDroppedFile,
  saveFile,
} from '../../src/files/stored-files.ts'
import { sweepFiles } from '../../src/files/sweep-files.ts'
import { clockAt } from '../../src/use-case/clock.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { buildUser } from '../factories/user.ts'
import type { FilePlace } from './file-place.ts'

/** The life of a file, from its upload to its end, on one kind of storage. */
export function testStoredFiles(open: () => Promise<FilePlace>): void {
  let database: TestDatabase
  let place: FilePlace
  let storage: FileStorage
  let now: Date
  const clock = clockAt('Europe/Kyiv', () => now)
  const bytes = Buffer.from('a picture')
  const file = { bytes, kind: 'avatar', media_type: 'image/jpeg' } as const

  beforeAll(async () => {
    database = await createTestDatabase()
  })
  beforeEach(async () => {
    await database.db.update(users).set({ avatar_file_id: null })
    await database.db.delete(files)
    place = await open()
    storage = place.storage
    now = new Date('2025-03-12T10:00:00Z')
    return place.remove
  })
  afterAll(() => database.close())

  const deps = (overrides: Partial<FileStorage> = {}) => ({
    db: database.db,
    clock,
    files: { ...storage, ...overrides },
  })
  const fails = async () => {
    throw new Error('The disk is gone')
  }
  const laterByMinutes = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000)
  }
  const filesInStore = async () => (await place.names()).length
  const rows = () => database.db.select({ id: files.id, state: files.state }).from(files)

  const expectNothing = async () => expect([await rows(), await place.names()]).toEqual([[], []])

  const refer = (user_id: number, fileId: number) =>
    database.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, user_id)).for('no key update')
      await claimFile(tx, clock, fileId)
      await tx.update(users).set({ avatar_file_id: fileId }).where(eq(users.id, user_id))
    })

  /** Makes a user with a picture, in the two steps of an upload. */
  async function storedForSomeone() {
    const user = await buildUser(database.db)
    const fileId = await saveFile(deps(), file)
    await refer(user.id, fileId)
    return { fileId, user_id: user.id }
  }

  const letGo = (user_id: number, fileId: number) =>
    database.db.transaction(async (tx) => {
      await tx.update(users).set({ avatar_file_id: null }).where(eq(users.id, user_id))
      await dropFile(tx, clock, fileId)
    })

  describe('a file that something refers to', () => {
    it('a file with a reference is read byte for byte, and the sweep does not delete it', async () => {
      const { fileId } = await storedForSomeone()
      laterByMinutes(10_000)
      expect(await sweepFiles(deps())).toBe(0)
      expect(await readStoredFile(deps(), fileId)).toEqual({ bytes, media_type: 'image/jpeg' })
    })

    it('a file is stored under a random name', async () => {
      await storedForSomeone()
      const [name] = await place.names()
      expect(name).toMatch(/^[0-9a-f]{32}$/)
    })

    it('a file is deleted with its row once the reference is dropped', async () => {
      const { fileId, user_id } = await storedForSomeone()
      await letGo(user_id, fileId)
      expect(await readStoredFile(deps(), fileId)).toBeUndefined()
      await removeDroppedFile(deps(), fileId)
      await expectNothing()
    })

    it('a file stays when the transaction that drops its reference fails', async () => {
      const { fileId, user_id } = await storedForSomeone()
      const dropping = database.db.transaction(async (tx) => {
        await tx.update(users).set({ avatar_file_id: null }).where(eq(users.id, user_id))
        await dropFile(tx, clock, fileId)
        throw new Error('Something else went wrong')
      })
      await expect(dropping).rejects.toThrow('Something else')
      await removeDroppedFile(deps(), fileId)
      expect(await readStoredFile(deps(), fileId)).toBeDefined()
    })
  })

  describe('crashes while a file is stored or deleted', () => {
    /** Starts an upload whose process ends while the bytes are written. */
    async function dyingUpload(write: (key: string) => Promise<void>) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const put = async (key: string) => {
        await write(key)
        resolve()
        return new Promise<never>(() => {})
      }
      saveFile(deps({ put }), file)
      await promise
    }

    it('a crash between the row and the bytes of an upload leaves no orphaned file', async () => {
      await dyingUpload(async () => {})
      expect(await rows()).toMatchObject([{ state: 'pending' }])
      laterByMinutes(61)
      expect(await sweepFiles(deps())).toBe(1)
      expect(await rows()).toEqual([])
    })

    it('a crash while the bytes of an upload are written leaves no orphaned file', async () => {
      await dyingUpload(place.beginFile)
      expect(await filesInStore()).toBe(1)
      laterByMinutes(61)
      await sweepFiles(deps())
      await expectNothing()
    })

    it('a crash between the bytes of an upload and the transaction that would refer to them leaves no orphaned file', async () => {
      await saveFile(deps(), file)
      laterByMinutes(59)
      expect(await sweepFiles(deps())).toBe(0)
      laterByMinutes(2)
      expect(await sweepFiles(deps())).toBe(1)
      await expectNothing()
    })

    it('a crash between dropping a reference and deleting the bytes leaves no orphaned file', async () => {
      const { fileId, user_id } = await storedForSomeone()
      await letGo(user_id, fileId)
      expect([(await rows()).length, await filesInStore()]).toEqual([1, 1])
      expect(await sweepFiles(deps())).toBe(1)
      await expectNothing()
    })

    it('a crash between deleting the bytes and the row leaves no orphaned file', async () => {
      const { fileId, user_id } = await storedForSomeone()
      await letGo(user_id, fileId)
      const deletesAndDies = async (key: string) => {
        await storage.delete(key)
        await fails()
      }
      await removeDroppedFile(deps({ delete: deletesAndDies }), fileId)
      expect([(await rows()).length, await filesInStore()]).toEqual([1, 0])
      expect(await sweepFiles(deps())).toBe(1)
      expect(await rows()).toEqual([])
    })

    it('an upload that was swept because it took too long leaves no reference', async () => {
      const fileId = await saveFile(deps(), file)
      laterByMinutes(61)
      await sweepFiles(deps())
      const claiming = database.db.transaction((tx) => claimFile(tx, clock, fileId))
      await expect(claiming).rejects.toThrow('was swept')
    })
  })

  describe('refused uploads', () => {
    it('an upload whose bytes cannot be written leaves nothing behind', async () => {
      await expect(saveFile(deps({ put: fails }), file)).rejects.toThrow('The disk is gone')
      expect(await rows()).toEqual([])
    })

    it('an upload whose transaction fails leaves nothing behind', async () => {
      const fileId = await saveFile(deps(), file)
      const work = () =>
        database.db.transaction(async (tx) => {
          await claimFile(tx, clock, fileId)
          throw new Error('The name is taken')
        })
      await expect(claimingFiles(deps(), [null, fileId, undefined], work)).rejects.toThrow(
        'The name is taken',
      )
      await expectNothing()
    })

    it('an upload whose transaction was done before leaves nothing behind, because nothing needs its file', async () => {
      const fileId = await saveFile(deps(), file)
      expect(await claimingFiles(deps(), [fileId], async () => 'the first answer')).toBe('the first answer')
      await expectNothing()
    })

    it('an upload that was committed is kept, though the answer was lost', async () => {
      const user = await buildUser(database.db)
      const fileId = await saveFile(deps(), file)
      const work = async () => {
        await refer(user.id, fileId)
        throw new Error('The connection ended')
      }
      await expect(claimingFiles(deps(), [fileId], work)).rejects.toThrow('The connection ended')
      expect(await readStoredFile(deps(), fileId)).toBeDefined()
    })

    it('an upload that cannot be written tells the reason, when the database is gone as well', async () => {
      const lost = await createTestDatabase()
      const dies = async () => {
        await lost.close()
        await fails()
      }
      await expect(saveFile({ ...deps({ put: dies }), db: lost.db }, file)).rejects.toThrow(
        'The disk is gone',
      )
    })
  })

  it('the sweep continues when a file cannot be deleted, reports it and deletes it the next time', async () => {
    const resisting = await storedForSomeone()
    const other = await storedForSomeone()
    await letGo(resisting.user_id, resisting.fileId)
    await letGo(other.user_id, other.fileId)
    let calls = 0
    const resistsOnce = async (key: string) => {
      calls += 1
      if (calls === 1) await fails()
      await storage.delete(key)
    }
    await expect(sweepFiles(deps({ delete: resistsOnce }))).rejects.toThrow('1 files could not be removed')
    expect(await rows()).toMatchObject([{ id: resisting.fileId }])
    expect(await sweepFiles(deps())).toBe(1)
    expect(await filesInStore()).toBe(0)
  })
}
