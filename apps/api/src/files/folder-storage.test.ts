import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FileStorage } from './file-storage.ts'
import { createFolderStorage } from './folder-storage.ts'

let folder: string
let storage: FileStorage
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-files-'))
  storage = createFolderStorage(folder)
  return () => rm(folder, { recursive: true })
})

describe('the folder of files', () => {
  it.each(['../../etc/passwd', 'ABC', '', `${'a'.repeat(31)}/`])(
    'the folder of files refuses the key %j',
    (key) => expect(storage.get(key)).rejects.toThrow('32 hexadecimal digits'),
  )

  it('the folder of files returns undefined for an unknown key, and deleting it is no error', async () => {
    const key = 'f'.repeat(32)
    expect(await storage.get(key)).toBeUndefined()
    await storage.delete(key)
  })

  it('the folder of files keeps nothing of a file whose last step fails', async () => {
    const key = 'a'.repeat(32)
    // A folder at this path makes the rename fail.
    await mkdir(join(folder, 'aa', key, 'inside'), { recursive: true })
    await expect(storage.put(key, Buffer.from('a picture'))).rejects.toThrow()
    expect(await readdir(join(folder, 'aa'))).toEqual([key])
  })
})
