import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkKey, type FileStorage } from './file-storage.ts'

/** Stores files in sub-folders named after the first two letters of their keys, which keeps folders small. */
export function createFolderStorage(directory: string): FileStorage {
  const pathOf = (key: string) => {
    checkKey(key)
    return join(directory, key.slice(0, 2), key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const unfinished = unfinishedOf(path)
      const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      try {
        if (made !== undefined) for (const folder of [dirname(directory), directory]) await syncFolder(folder)
        await writeDurably(unfinished, bytes)
        await rename(unfinished, path)
        // Folders are synced too: without it a power cut may undo the rename, or remove the new folder.
        await syncFolder(dirname(path))
      } catch (error) {
        // The reason of the failure matters, not that of a clean-up that fails as well.
        await remove(path).catch(() => {})
        throw error
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async open(key) {
      try {
        const file = await open(pathOf(key), 'r')
        const { size } = await file.stat()
        return { stream: file.createReadStream(), size }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async delete(key) {
      await remove(pathOf(key))
    },
  }
}

async function remove(path: string): Promise<void> {
  await rm(unfinishedOf(path), { force: true })
  await rm(path, { force: true })
}

const unfinishedOf = (path: string) => `${path}.part`

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
