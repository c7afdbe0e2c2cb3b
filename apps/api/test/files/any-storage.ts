import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { beforeEach, expect, it } from 'vitest'
import type { FileStorage } from '../../src/files/storage/file-storage.ts'

const newKey = () => randomBytes(16).toString('hex')

/** What every storage of files keeps to. `name` begins the sentence of each test; `open` makes an empty storage. */
export function testAnyStorage(name: string, open: () => Promise<FileStorage>): void {
  let storage: FileStorage
  beforeEach(async () => {
    storage = await open()
  })

  it(`${name} gives back what was put in, byte for byte, at once and as a stream`, async () => {
    for (const size of [0, 1, 10 * 1024 * 1024]) {
      const [key, bytes] = [newKey(), randomBytes(size)]
      await storage.put(key, bytes)
      expect((await storage.get(key))?.equals(bytes)).toBe(true)
      const opened = await storage.open(key)
      expect(opened?.size).toBe(size)
      expect(opened && (await buffer(opened.stream)).equals(bytes)).toBe(true)
    }
  })

  it(`${name} replaces what a put that was repeated has written`, async () => {
    const key = newKey()
    await storage.put(key, Buffer.from('the first time'))
    await storage.put(key, Buffer.from('again'))
    expect(String(await storage.get(key))).toBe('again')
  })

  it(`${name} knows nothing under a key that was deleted, or never used, and deleting it is no error`, async () => {
    const [used, unused] = [newKey(), newKey()]
    await storage.put(used, Buffer.from('a picture'))
    await storage.delete(used)
    for (const key of [used, unused]) {
      expect([await storage.get(key), await storage.open(key)]).toEqual([undefined, undefined])
      await storage.delete(key)
    }
  })

  it(`${name} ends the reading of a stream that nobody reads to its end`, async () => {
    const key = newKey()
    await storage.put(key, randomBytes(5 * 1024 * 1024))
    for (let round = 0; round < 60; round += 1) (await storage.open(key))?.stream.destroy()
    // A connection of each would be held otherwise, and a store has only so many of them.
    expect((await storage.get(key))?.length).toBe(5 * 1024 * 1024)
  })

  it.each(['../../etc/passwd', 'ABC', '', `${'a'.repeat(31)}/`])(
    `${name} refuses the key %j`,
    async (key) => {
      await expect(storage.get(key)).rejects.toThrow('32 hexadecimal digits')
      await expect(storage.put(key, Buffer.from(''))).rejects.toThrow('32 hexadecimal digits')
      await expect(storage.delete(key)).rejects.toThrow('32 hexadecimal digits')
    },
  )
}
