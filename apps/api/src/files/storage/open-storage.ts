import { join } from 'node:path'
import type { StorageSettings } from '../../config/storage-settings.ts'
import { type FileStorage, FileStoreFullError, FileStoreUnavailableError } from './file-storage.ts'
import { createFolderStorage } from './folder-storage.ts'
import { createTwoStorages } from './two-storages.ts'

type Settings = { dataDir: string; storage: StorageSettings }

export type Storages = {
  /** What the portal works with. */
  files: FileStorage
  /** The store that takes new files, alone. */
  main: FileStorage
  folder: FileStorage
  /** Undefined where no bucket is set. */
  bucket: FileStorage | undefined
  /** Why the bucket could not be checked; undefined when it is in order, or not set. */
  failure: unknown
}

/**
 * Opens the folder of files and, where it is set, the bucket, which is checked: a `ConfigError` says what is wrong with its
 * settings. A store that is away does not keep the portal from starting.
 */
export async function openStorages({ dataDir, storage }: Settings): Promise<Storages> {
  const folder = createFolderStorage(join(dataDir, 'files'))
  if (storage.bucket === undefined)
    return { files: folder, main: folder, folder, bucket: undefined, failure: undefined }
  // The client is large, and most portals have no bucket.
  const { createBucketStorage } = await import('./bucket-storage.ts')
  const { checkBucket } = await import('./bucket-check.ts')
  const bucket = createBucketStorage(storage.bucket)
  const [main, former] = storage.main === 's3' ? [bucket, folder] : [folder, bucket]
  let failure: unknown
  try {
    await checkBucket(storage.bucket, bucket)
  } catch (error) {
    if (!(error instanceof FileStoreUnavailableError) && !(error instanceof FileStoreFullError)) throw error
    failure = error
  }
  return { files: createTwoStorages(main, former), main, folder, bucket, failure }
}
