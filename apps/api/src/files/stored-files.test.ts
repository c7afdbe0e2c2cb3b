import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testStoredFiles } from '../../test/files/stored-files-cases.ts'
import { createFolderStorage } from './storage/folder-storage.ts'

testStoredFiles(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-files-'))
  return {
    storage: createFolderStorage(folder),
    names: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    },
    beginFile: async (key) => {
      await mkdir(join(folder, key.slice(0, 2)))
      await writeFile(join(folder, key.slice(0, 2), `${key}.part`), 'a pic')
    },
    remove: () => rm(folder, { recursive: true }),
  }
})
