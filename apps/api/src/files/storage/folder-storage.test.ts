import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { testAnyStorage } from '../../../test/files/any-storage.ts'
import { createFolderStorage } from './folder-storage.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-files-'))
  return () => rm(folder, { recursive: true })
})

describe('the folder of files', () => {
  testAnyStorage('the folder of files', async () => createFolderStorage(folder))

  it('the folder of files keeps nothing of a file whose last step fails', async () => {
    const key = 'a'.repeat(32)
    // A folder at this path makes the rename fail.
    await mkdir(join(folder, 'aa', key, 'inside'), { recursive: true })
    await expect(createFolderStorage(folder).put(key, Buffer.from('a picture'))).rejects.toThrow()
    expect(await readdir(join(folder, 'aa'))).toEqual([key])
  })
})
