import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FileStorage } from './file-storage.ts'
import { createFolderStorage } from './folder-storage.ts'
import { createTwoStorages } from './two-storages.ts'

let main: FileStorage
let former: FileStorage
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-files-'))
  main = createFolderStorage(join(folder, 'main'))
  former = createFolderStorage(join(folder, 'former'))
  return () => rm(folder, { recursive: true })
})

const key = 'a'.repeat(32)
const textOf = async (storage: FileStorage) => {
  const opened = await storage.open(key)
  return [String(await storage.get(key)), opened && (await text(opened.stream))]
}

describe('two storages', () => {
  it('a new file goes to the main storage alone', async () => {
    await createTwoStorages(main, former).put(key, Buffer.from('new'))
    expect(await textOf(main)).toEqual(['new', 'new'])
    expect(await former.get(key)).toBeUndefined()
  })

  it('a file that was not moved yet is read from the former storage', async () => {
    await former.put(key, Buffer.from('old'))
    expect(await textOf(createTwoStorages(main, former))).toEqual(['old', 'old'])
  })

  it('a file that is moved between the two questions is found', async () => {
    const movedMeanwhile: FileStorage = {
      ...former,
      async get() {
        await main.put(key, Buffer.from('moved'))
        return undefined
      },
    }
    expect(String(await createTwoStorages(main, movedMeanwhile).get(key))).toBe('moved')
  })

  it('a deleted file is in neither', async () => {
    await former.put(key, Buffer.from('a copy'))
    await main.put(key, Buffer.from('a copy'))
    await createTwoStorages(main, former).delete(key)
    expect([await main.get(key), await former.get(key)]).toEqual([undefined, undefined])
  })
})
