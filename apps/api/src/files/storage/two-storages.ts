import type { FileStorage } from './file-storage.ts'

/**
 * New files go to the main store; files that are only in the former one are read from there, so that files can be moved
 * while the portal runs.
 */
export function createTwoStorages(main: FileStorage, former: FileStorage): FileStorage {
  // A file that was in neither may have been moved between the two questions.
  const inEither = async <Found>(find: (storage: FileStorage) => Promise<Found | undefined>) =>
    (await find(main)) ?? (await find(former)) ?? (await find(main))
  return {
    put: (key, bytes) => main.put(key, bytes),
    get: (key) => inEither((storage) => storage.get(key)),
    open: (key) => inEither((storage) => storage.open(key)),
    async delete(key) {
      await former.delete(key)
      await main.delete(key)
    },
  }
}
